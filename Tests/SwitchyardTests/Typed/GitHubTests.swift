import GitHubRoutes
import Switchyard
import Testing

/// 130 paths of GitHub's API, each to its route with its values.
struct GitHubTests {
    static let table: DynamicTable = {
        let text = GitHub._data
        return DynamicTable(Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)))
    }()

    static let rows = Reading.rows(
        """
            /authorizations                                       → authorizations
            /authorizations/42                                    → authorization id=42
            /applications/c1/tokens/t0                            → token clientID=c1 accessToken=t0
            /events                                               → events
            /feeds                                                → feeds
            /networks/apple/swift/events                          → networkEvents owner=apple repo=swift
            /notifications                                        → notifications.all
            /notifications/threads/42                             → notifications.thread id=42
            /notifications/threads/42/subscription                → notifications.subscription id=42
            /gists                                                → gists.all
            /gists/42                                             → gists.gist id=42
            /gists/42/star                                        → gists.star id=42
            /emojis                                               → emojis
            /meta                                                 → meta
            /rate_limit                                           → rateLimit
            /gitignore/templates                                  → ignoreTemplates
            /gitignore/templates/C                                → ignoreTemplate name=C
            /issues                                               → issues
            /repositories                                         → repositories
            /orgs/github                                          → orgs.profile org=github
            /orgs/github/events                                   → orgs.events org=github
            /orgs/github/issues                                   → orgs.issues org=github
            /orgs/github/members                                  → orgs.members org=github
            /orgs/github/members/octocat                          → orgs.member org=github user=octocat
            /orgs/github/public_members                           → orgs.publicMembers org=github
            /orgs/github/public_members/octocat                   → orgs.publicMember org=github user=octocat
            /orgs/github/teams                                    → orgs.teams org=github
            /orgs/github/repos                                    → orgs.repos org=github
            /teams/42                                             → teams.profile id=42
            /teams/42/members                                     → teams.members id=42
            /teams/42/members/octocat                             → teams.member id=42 user=octocat
            /teams/42/repos                                       → teams.repos id=42
            /teams/42/repos/apple/swift                           → teams.repo id=42 owner=apple repo=swift
            /repos/apple/swift                                    → repos.overview owner=apple repo=swift
            /repos/apple/swift/events                             → repos.events owner=apple repo=swift
            /repos/apple/swift/notifications                      → repos.notifications owner=apple repo=swift
            /repos/apple/swift/stargazers                         → repos.stargazers owner=apple repo=swift
            /repos/apple/swift/subscribers                        → repos.subscribers owner=apple repo=swift
            /repos/apple/swift/subscription                       → repos.subscription owner=apple repo=swift
            /repos/apple/swift/contributors                       → repos.contributors owner=apple repo=swift
            /repos/apple/swift/languages                          → repos.languages owner=apple repo=swift
            /repos/apple/swift/teams                              → repos.teams owner=apple repo=swift
            /repos/apple/swift/tags                               → repos.tags owner=apple repo=swift
            /repos/apple/swift/readme                             → repos.readme owner=apple repo=swift
            /repos/apple/swift/forks                              → repos.forks owner=apple repo=swift
            /repos/apple/swift/comments                           → repos.comments owner=apple repo=swift
            /repos/apple/swift/statuses/main                      → repos.status owner=apple repo=swift ref=main
            /repos/apple/swift/assignees                          → repos.assignees owner=apple repo=swift
            /repos/apple/swift/assignees/mona                     → repos.assignee owner=apple repo=swift assignee=mona
            /repos/apple/swift/branches                           → repos.branches owner=apple repo=swift
            /repos/apple/swift/branches/release%2F6.3             → repos.branch owner=apple repo=swift branch=release/6.3
            /repos/apple/swift/collaborators                      → repos.collaborators owner=apple repo=swift
            /repos/apple/swift/collaborators/octocat              → repos.collaborator owner=apple repo=swift user=octocat
            /repos/apple/swift/downloads                          → repos.downloads owner=apple repo=swift
            /repos/apple/swift/downloads/42                       → repos.download owner=apple repo=swift id=42
            /repos/apple/swift/hooks                              → repos.hooks owner=apple repo=swift
            /repos/apple/swift/hooks/42                           → repos.hook owner=apple repo=swift id=42
            /repos/apple/swift/keys                               → repos.keys owner=apple repo=swift
            /repos/apple/swift/keys/42                            → repos.key owner=apple repo=swift id=42
            /repos/apple/swift/labels                             → repos.labels owner=apple repo=swift
            /repos/apple/swift/labels/C                           → repos.label owner=apple repo=swift name=C
            /repos/apple/swift/commits                            → repos.commits.all owner=apple repo=swift
            /repos/apple/swift/commits/7fd1a60                    → repos.commits.commit owner=apple repo=swift sha=7fd1a60
            /repos/apple/swift/commits/7fd1a60/comments           → repos.commits.comments owner=apple repo=swift sha=7fd1a60
            /repos/apple/swift/git/blobs/7fd1a60                  → repos.git.blob owner=apple repo=swift sha=7fd1a60
            /repos/apple/swift/git/commits/7fd1a60                → repos.git.commit owner=apple repo=swift sha=7fd1a60
            /repos/apple/swift/git/refs                           → repos.git.refs owner=apple repo=swift
            /repos/apple/swift/git/tags/7fd1a60                   → repos.git.tag owner=apple repo=swift sha=7fd1a60
            /repos/apple/swift/git/trees/7fd1a60                  → repos.git.tree owner=apple repo=swift sha=7fd1a60
            /repos/apple/swift/issues                             → repos.issues.all owner=apple repo=swift
            /repos/apple/swift/issues/7                           → repos.issues.issue owner=apple repo=swift number=7
            /repos/apple/swift/issues/7/comments                  → repos.issues.comments owner=apple repo=swift number=7
            /repos/apple/swift/issues/7/events                    → repos.issues.events owner=apple repo=swift number=7
            /repos/apple/swift/issues/7/labels                    → repos.issues.labels owner=apple repo=swift number=7
            /repos/apple/swift/milestones                         → repos.milestones.all owner=apple repo=swift
            /repos/apple/swift/milestones/7                       → repos.milestones.milestone owner=apple repo=swift number=7
            /repos/apple/swift/milestones/7/labels                → repos.milestones.labels owner=apple repo=swift number=7
            /repos/apple/swift/pulls                              → repos.pulls.all owner=apple repo=swift
            /repos/apple/swift/pulls/7                            → repos.pulls.pull owner=apple repo=swift number=7
            /repos/apple/swift/pulls/7/commits                    → repos.pulls.commits owner=apple repo=swift number=7
            /repos/apple/swift/pulls/7/files                      → repos.pulls.files owner=apple repo=swift number=7
            /repos/apple/swift/pulls/7/merge                      → repos.pulls.merge owner=apple repo=swift number=7
            /repos/apple/swift/pulls/7/comments                   → repos.pulls.comments owner=apple repo=swift number=7
            /repos/apple/swift/releases                           → repos.releases.all owner=apple repo=swift
            /repos/apple/swift/releases/42                        → repos.releases.release owner=apple repo=swift id=42
            /repos/apple/swift/releases/42/assets                 → repos.releases.assets owner=apple repo=swift id=42
            /repos/apple/swift/stats/contributors                 → repos.stats.contributors owner=apple repo=swift
            /repos/apple/swift/stats/commit_activity              → repos.stats.commitActivity owner=apple repo=swift
            /repos/apple/swift/stats/code_frequency               → repos.stats.codeFrequency owner=apple repo=swift
            /repos/apple/swift/stats/participation                → repos.stats.participation owner=apple repo=swift
            /repos/apple/swift/stats/punch_card                   → repos.stats.punchCard owner=apple repo=swift
            /search/repositories                                  → search.repositories
            /search/code                                          → search.code
            /search/issues                                        → search.issues
            /search/users                                         → search.users
            /legacy/issues/search/apple/swift/open/perfect%20hash → legacy.issues owner=apple repository=swift state=open keyword="perfect hash"
            /legacy/repos/search/perfect%20hash                   → legacy.repos keyword="perfect hash"
            /legacy/user/search/perfect%20hash                    → legacy.users keyword="perfect hash"
            /legacy/user/email/a%40b.c                            → legacy.email email=a@b.c
            /user                                                 → user.profile
            /user/emails                                          → user.emails
            /user/followers                                       → user.followers
            /user/following                                       → user.following
            /user/following/octocat                               → user.follows user=octocat
            /user/issues                                          → user.issues
            /user/keys                                            → user.keys
            /user/keys/42                                         → user.key id=42
            /user/orgs                                            → user.orgs
            /user/repos                                           → user.repos
            /user/starred                                         → user.starred
            /user/starred/apple/swift                             → user.stars owner=apple repo=swift
            /user/subscriptions                                   → user.subscriptions
            /user/subscriptions/apple/swift                       → user.subscription owner=apple repo=swift
            /user/teams                                           → user.teams
            /users                                                → users
            /users/octocat                                        → account.profile user=octocat
            /users/octocat/events                                 → account.events user=octocat
            /users/octocat/events/public                          → account.publicEvents user=octocat
            /users/octocat/events/orgs/github                     → account.orgEvents user=octocat org=github
            /users/octocat/received_events                        → account.receivedEvents user=octocat
            /users/octocat/received_events/public                 → account.receivedPublic user=octocat
            /users/octocat/followers                              → account.followers user=octocat
            /users/octocat/following                              → account.following user=octocat
            /users/octocat/following/hubot                        → account.follows user=octocat target=hubot
            /users/octocat/gists                                  → account.gists user=octocat
            /users/octocat/keys                                   → account.keys user=octocat
            /users/octocat/orgs                                   → account.orgs user=octocat
            /users/octocat/repos                                  → account.repos user=octocat
            /users/octocat/starred                                → account.starred user=octocat
            /users/octocat/subscriptions                          → account.subscriptions user=octocat
        """)

    @Test("each path leads to its own route", arguments: rows)
    func path(_ row: Reading) throws {
        #expect(Self.table.reading(row.url) == row.result)
        let route = try GitHub(url: row.url)
        #expect(route.id.rawValue == row.result.prefix { $0 != " " })
        #expect(GitHub.identify(row.url) == route.id)
        #expect(route.path == row.url)
        #expect(GitHub.identify("https://api.github.com\(row.url)") == route.id)
    }

    @Test("every route of the manifest is among them")
    func completeness() {
        #expect(Self.rows.count == 130)
        #expect(Set(Self.rows.compactMap { GitHub.identify($0.url) }) == Set(GitHub.ID.allCases))
    }

    @Test("values are read from their places")
    func values() {
        #expect(GitHub.match("/authorizations/7") == .authorization(id: 7))
        #expect(GitHub.match("/networks/apple/swift/events") == .networkEvents(owner: "apple", repo: "swift"))
        #expect(GitHub.match("/orgs/apple/members/ann") == .orgs(.member(org: "apple", user: "ann")))
        #expect(GitHub.match("/teams/1/repos/apple/swift") == .teams(.repo(id: 1, owner: "apple", repo: "swift")))
        #expect(GitHub.match("/authorizations/x") == nil)
    }

    @Test(
        "a path beside them leads nowhere",
        arguments: Reading.rows(
            """
            /nothing                                → ✗ noMatch
            /user/octocat                           → ✗ noMatch
            /repos/apple                            → ✗ missing repo
            /repos/apple/swift/nothing              → ✗ noMatch
            /repos/apple/swift/issues/x             → ✗ number=x is no Int
            /repos/apple/swift/issues/7/nothing     → ✗ noMatch
            /repos/apple/swift/pulls/7/files/1      → ✗ noMatch
            /teams/x                                → ✗ id=x is no Int
            /legacy/issues/search/apple/swift/all/k → ✗ state=all is no open|closed
            """))
    func elsewhere(_ row: Reading) { #expect(Self.table.reading(row.url) == row.result) }
}
