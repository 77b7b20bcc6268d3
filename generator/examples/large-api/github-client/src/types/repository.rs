// @generated from github.json by `openapi-crates generate`; do not edit.
//! `repository`.

use jiff::Zoned;

use crate::runtime::client::text_enum::{self, UnknownValue};
use crate::runtime::object;
use crate::types::nullable_license_simple::NullableLicenseSimple;
use crate::types::simple_user::SimpleUser;

/// A repository on GitHub.
///
/// Created from [`RepositoryRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Repository {
    /// Unique identifier of the repository
    pub id: i64,
    pub node_id: String,
    /// The name of the repository.
    pub name: String,
    pub full_name: String,
    pub license: Option<NullableLicenseSimple>,
    pub forks: i64,
    pub permissions: Option<RepositoryPermissions>,
    pub owner: SimpleUser,
    /// Whether the repository is private or public.
    pub private: bool,
    pub html_url: String,
    pub description: Option<String>,
    pub fork: bool,
    pub url: String,
    pub archive_url: String,
    pub assignees_url: String,
    pub blobs_url: String,
    pub branches_url: String,
    pub collaborators_url: String,
    pub comments_url: String,
    pub commits_url: String,
    pub compare_url: String,
    pub contents_url: String,
    pub contributors_url: String,
    pub deployments_url: String,
    pub downloads_url: String,
    pub events_url: String,
    pub forks_url: String,
    pub git_commits_url: String,
    pub git_refs_url: String,
    pub git_tags_url: String,
    pub git_url: String,
    pub issue_comment_url: String,
    pub issue_events_url: String,
    pub issues_url: String,
    pub keys_url: String,
    pub labels_url: String,
    pub languages_url: String,
    pub merges_url: String,
    pub milestones_url: String,
    pub notifications_url: String,
    pub pulls_url: String,
    pub releases_url: String,
    pub ssh_url: String,
    pub stargazers_url: String,
    pub statuses_url: String,
    pub subscribers_url: String,
    pub subscription_url: String,
    pub tags_url: String,
    pub teams_url: String,
    pub trees_url: String,
    pub clone_url: String,
    pub mirror_url: Option<String>,
    pub hooks_url: String,
    pub svn_url: String,
    pub homepage: Option<String>,
    pub language: Option<String>,
    pub forks_count: i64,
    pub stargazers_count: i64,
    pub watchers_count: i64,
    /// The size of the repository, in kilobytes. Size is calculated hourly. When a repository is initially created, the size is 0.
    pub size: i64,
    /// The default branch of the repository.
    pub default_branch: String,
    pub open_issues_count: i64,
    /// Whether this repository acts as a template that can be used to generate new repositories.
    ///
    /// The server defaults to `false`.
    pub is_template: Option<bool>,
    pub topics: Option<Vec<String>>,
    /// Whether issues are enabled.
    pub has_issues: bool,
    /// Whether projects are enabled.
    pub has_projects: bool,
    /// Whether the wiki is enabled.
    pub has_wiki: bool,
    pub has_pages: bool,
    /// Whether downloads are enabled.
    ///
    /// Deprecated.
    #[deprecated]
    pub has_downloads: bool,
    /// Whether discussions are enabled.
    ///
    /// The server defaults to `false`.
    pub has_discussions: Option<bool>,
    /// Whether pull requests are enabled.
    ///
    /// The server defaults to `true`.
    pub has_pull_requests: Option<bool>,
    /// The policy controlling who can create pull requests: all or collaborators_only.
    pub pull_request_creation_policy: Option<RepositoryPullRequestCreationPolicy>,
    /// Whether the repository is archived.
    pub archived: bool,
    /// Returns whether or not this repository disabled.
    pub disabled: bool,
    /// The repository visibility: public, private, or internal.
    ///
    /// The server defaults to `public`.
    pub visibility: Option<String>,
    pub pushed_at: Option<Zoned>,
    pub created_at: Option<Zoned>,
    pub updated_at: Option<Zoned>,
    /// Whether to allow rebase merges for pull requests.
    ///
    /// The server defaults to `true`.
    pub allow_rebase_merge: Option<bool>,
    pub temp_clone_token: Option<String>,
    /// Whether to allow squash merges for pull requests.
    ///
    /// The server defaults to `true`.
    pub allow_squash_merge: Option<bool>,
    /// Whether to allow Auto-merge to be used on pull requests.
    ///
    /// The server defaults to `false`.
    pub allow_auto_merge: Option<bool>,
    /// Whether to delete head branches when pull requests are merged
    ///
    /// The server defaults to `false`.
    pub delete_branch_on_merge: Option<bool>,
    /// Whether or not a pull request head branch that is behind its base branch can always be updated even if it is not required to be up to date before merging.
    ///
    /// The server defaults to `false`.
    pub allow_update_branch: Option<bool>,
    /// Whether a squash merge commit can use the pull request title as default. **This property is closing down. Please use `squash_merge_commit_title` instead.
    ///
    /// The server defaults to `false`.
    #[deprecated]
    pub use_squash_pr_title_as_default: Option<bool>,
    /// The default value for a squash merge commit title:
    ///
    /// - `PR_TITLE` - default to the pull request's title.
    /// - `COMMIT_OR_PR_TITLE` - default to the commit's title (if only one commit) or the pull request's title (when more than one commit).
    pub squash_merge_commit_title: Option<RepositorySquashMergeCommitTitle>,
    /// The default value for a squash merge commit message:
    ///
    /// - `PR_BODY` - default to the pull request's body.
    /// - `COMMIT_MESSAGES` - default to the branch's commit messages.
    /// - `BLANK` - default to a blank commit message.
    pub squash_merge_commit_message: Option<RepositorySquashMergeCommitMessage>,
    /// The default value for a merge commit title.
    ///
    /// - `PR_TITLE` - default to the pull request's title.
    /// - `MERGE_MESSAGE` - default to the classic title for a merge message (e.g., Merge pull request #123 from branch-name).
    pub merge_commit_title: Option<RepositoryMergeCommitTitle>,
    /// The default value for a merge commit message.
    ///
    /// - `PR_TITLE` - default to the pull request's title.
    /// - `PR_BODY` - default to the pull request's body.
    /// - `BLANK` - default to a blank commit message.
    pub merge_commit_message: Option<RepositoryMergeCommitMessage>,
    /// Whether to allow merge commits for pull requests.
    ///
    /// The server defaults to `true`.
    pub allow_merge_commit: Option<bool>,
    /// Whether to allow forking this repo
    pub allow_forking: Option<bool>,
    /// Whether to require contributors to sign off on web-based commits
    ///
    /// The server defaults to `false`.
    pub web_commit_signoff_required: Option<bool>,
    pub open_issues: i64,
    pub watchers: i64,
    pub master_branch: Option<String>,
    pub starred_at: Option<String>,
    /// Whether anonymous git access is enabled for this repository
    pub anonymous_access_enabled: Option<bool>,
    /// The status of the code search index for this repository
    pub code_search_index_status: Option<RepositoryCodeSearchIndexStatus>,
}

/// The required fields of [`Repository`].
#[derive(Debug)]
pub struct RepositoryRequired {
    /// Unique identifier of the repository
    pub id: i64,
    pub node_id: String,
    /// The name of the repository.
    pub name: String,
    pub full_name: String,
    pub license: Option<NullableLicenseSimple>,
    pub forks: i64,
    pub owner: SimpleUser,
    /// Whether the repository is private or public.
    pub private: bool,
    pub html_url: String,
    pub description: Option<String>,
    pub fork: bool,
    pub url: String,
    pub archive_url: String,
    pub assignees_url: String,
    pub blobs_url: String,
    pub branches_url: String,
    pub collaborators_url: String,
    pub comments_url: String,
    pub commits_url: String,
    pub compare_url: String,
    pub contents_url: String,
    pub contributors_url: String,
    pub deployments_url: String,
    pub downloads_url: String,
    pub events_url: String,
    pub forks_url: String,
    pub git_commits_url: String,
    pub git_refs_url: String,
    pub git_tags_url: String,
    pub git_url: String,
    pub issue_comment_url: String,
    pub issue_events_url: String,
    pub issues_url: String,
    pub keys_url: String,
    pub labels_url: String,
    pub languages_url: String,
    pub merges_url: String,
    pub milestones_url: String,
    pub notifications_url: String,
    pub pulls_url: String,
    pub releases_url: String,
    pub ssh_url: String,
    pub stargazers_url: String,
    pub statuses_url: String,
    pub subscribers_url: String,
    pub subscription_url: String,
    pub tags_url: String,
    pub teams_url: String,
    pub trees_url: String,
    pub clone_url: String,
    pub mirror_url: Option<String>,
    pub hooks_url: String,
    pub svn_url: String,
    pub homepage: Option<String>,
    pub language: Option<String>,
    pub forks_count: i64,
    pub stargazers_count: i64,
    pub watchers_count: i64,
    /// The size of the repository, in kilobytes. Size is calculated hourly. When a repository is initially created, the size is 0.
    pub size: i64,
    /// The default branch of the repository.
    pub default_branch: String,
    pub open_issues_count: i64,
    /// Whether issues are enabled.
    pub has_issues: bool,
    /// Whether projects are enabled.
    pub has_projects: bool,
    /// Whether the wiki is enabled.
    pub has_wiki: bool,
    pub has_pages: bool,
    /// Whether downloads are enabled.
    ///
    /// Deprecated.
    pub has_downloads: bool,
    /// Whether the repository is archived.
    pub archived: bool,
    /// Returns whether or not this repository disabled.
    pub disabled: bool,
    pub pushed_at: Option<Zoned>,
    pub created_at: Option<Zoned>,
    pub updated_at: Option<Zoned>,
    pub open_issues: i64,
    pub watchers: i64,
}

object::implement! {
    #[expect(deprecated)] Repository from RepositoryRequired {
        required(id, "id");
        required(node_id, "node_id");
        required(name, "name");
        required(full_name, "full_name");
        required(license, "license");
        required(forks, "forks");
        optional(permissions: RepositoryPermissions, "permissions");
        required(owner, "owner");
        required(private, "private");
        required(html_url, "html_url");
        required(description, "description");
        required(fork, "fork");
        required(url, "url");
        required(archive_url, "archive_url");
        required(assignees_url, "assignees_url");
        required(blobs_url, "blobs_url");
        required(branches_url, "branches_url");
        required(collaborators_url, "collaborators_url");
        required(comments_url, "comments_url");
        required(commits_url, "commits_url");
        required(compare_url, "compare_url");
        required(contents_url, "contents_url");
        required(contributors_url, "contributors_url");
        required(deployments_url, "deployments_url");
        required(downloads_url, "downloads_url");
        required(events_url, "events_url");
        required(forks_url, "forks_url");
        required(git_commits_url, "git_commits_url");
        required(git_refs_url, "git_refs_url");
        required(git_tags_url, "git_tags_url");
        required(git_url, "git_url");
        required(issue_comment_url, "issue_comment_url");
        required(issue_events_url, "issue_events_url");
        required(issues_url, "issues_url");
        required(keys_url, "keys_url");
        required(labels_url, "labels_url");
        required(languages_url, "languages_url");
        required(merges_url, "merges_url");
        required(milestones_url, "milestones_url");
        required(notifications_url, "notifications_url");
        required(pulls_url, "pulls_url");
        required(releases_url, "releases_url");
        required(ssh_url, "ssh_url");
        required(stargazers_url, "stargazers_url");
        required(statuses_url, "statuses_url");
        required(subscribers_url, "subscribers_url");
        required(subscription_url, "subscription_url");
        required(tags_url, "tags_url");
        required(teams_url, "teams_url");
        required(trees_url, "trees_url");
        required(clone_url, "clone_url");
        required(mirror_url, "mirror_url");
        required(hooks_url, "hooks_url");
        required(svn_url, "svn_url");
        required(homepage, "homepage");
        required(language, "language");
        required(forks_count, "forks_count");
        required(stargazers_count, "stargazers_count");
        required(watchers_count, "watchers_count");
        required(size, "size");
        required(default_branch, "default_branch");
        required(open_issues_count, "open_issues_count");
        optional(is_template: bool, "is_template");
        optional(topics: Vec<String>, "topics");
        required(has_issues, "has_issues");
        required(has_projects, "has_projects");
        required(has_wiki, "has_wiki");
        required(has_pages, "has_pages");
        required(has_downloads, "has_downloads");
        optional(has_discussions: bool, "has_discussions");
        optional(has_pull_requests: bool, "has_pull_requests");
        optional(pull_request_creation_policy: RepositoryPullRequestCreationPolicy, "pull_request_creation_policy");
        required(archived, "archived");
        required(disabled, "disabled");
        optional(visibility: String, "visibility");
        required(pushed_at, "pushed_at");
        required(created_at, "created_at");
        required(updated_at, "updated_at");
        optional(allow_rebase_merge: bool, "allow_rebase_merge");
        optional(temp_clone_token: String, "temp_clone_token");
        optional(allow_squash_merge: bool, "allow_squash_merge");
        optional(allow_auto_merge: bool, "allow_auto_merge");
        optional(delete_branch_on_merge: bool, "delete_branch_on_merge");
        optional(allow_update_branch: bool, "allow_update_branch");
        #[deprecated]
        #[expect(deprecated)]
        optional(use_squash_pr_title_as_default: bool, "use_squash_pr_title_as_default");
        optional(squash_merge_commit_title: RepositorySquashMergeCommitTitle, "squash_merge_commit_title");
        optional(squash_merge_commit_message: RepositorySquashMergeCommitMessage, "squash_merge_commit_message");
        optional(merge_commit_title: RepositoryMergeCommitTitle, "merge_commit_title");
        optional(merge_commit_message: RepositoryMergeCommitMessage, "merge_commit_message");
        optional(allow_merge_commit: bool, "allow_merge_commit");
        optional(allow_forking: bool, "allow_forking");
        optional(web_commit_signoff_required: bool, "web_commit_signoff_required");
        required(open_issues, "open_issues");
        required(watchers, "watchers");
        optional(master_branch: String, "master_branch");
        optional(starred_at: String, "starred_at");
        optional(anonymous_access_enabled: bool, "anonymous_access_enabled");
        optional(code_search_index_status: RepositoryCodeSearchIndexStatus, "code_search_index_status");
    }, careful("repository")
}

/// Created from [`RepositoryPermissionsRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RepositoryPermissions {
    pub admin: bool,
    pub pull: bool,
    pub triage: Option<bool>,
    pub push: bool,
    pub maintain: Option<bool>,
}

/// The required fields of [`RepositoryPermissions`].
#[derive(Debug)]
pub struct RepositoryPermissionsRequired {
    pub admin: bool,
    pub pull: bool,
    pub push: bool,
}

object::implement! {
    RepositoryPermissions from RepositoryPermissionsRequired {
        required(admin, "admin");
        required(pull, "pull");
        optional(triage: bool, "triage");
        required(push, "push");
        optional(maintain: bool, "maintain");
    }, careful("RepositoryPermissions,NullableRepositoryPermissions")
}

/// The policy controlling who can create pull requests: all or collaborators_only.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RepositoryPullRequestCreationPolicy {
    All,
    CollaboratorsOnly,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    RepositoryPullRequestCreationPolicy {
        All = "all";
        CollaboratorsOnly = "collaborators_only";
    }
}

/// The default value for a squash merge commit title:
///
/// - `PR_TITLE` - default to the pull request's title.
/// - `COMMIT_OR_PR_TITLE` - default to the commit's title (if only one commit) or the pull request's title (when more than one commit).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RepositorySquashMergeCommitTitle {
    PrTitle,
    CommitOrPrTitle,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    RepositorySquashMergeCommitTitle {
        PrTitle = "PR_TITLE";
        CommitOrPrTitle = "COMMIT_OR_PR_TITLE";
    }
}

/// The default value for a squash merge commit message:
///
/// - `PR_BODY` - default to the pull request's body.
/// - `COMMIT_MESSAGES` - default to the branch's commit messages.
/// - `BLANK` - default to a blank commit message.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RepositorySquashMergeCommitMessage {
    PrBody,
    CommitMessages,
    Blank,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    RepositorySquashMergeCommitMessage {
        PrBody = "PR_BODY";
        CommitMessages = "COMMIT_MESSAGES";
        Blank = "BLANK";
    }
}

/// The default value for a merge commit title.
///
/// - `PR_TITLE` - default to the pull request's title.
/// - `MERGE_MESSAGE` - default to the classic title for a merge message (e.g., Merge pull request #123 from branch-name).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RepositoryMergeCommitTitle {
    PrTitle,
    MergeMessage,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    RepositoryMergeCommitTitle {
        PrTitle = "PR_TITLE";
        MergeMessage = "MERGE_MESSAGE";
    }
}

/// The default value for a merge commit message.
///
/// - `PR_TITLE` - default to the pull request's title.
/// - `PR_BODY` - default to the pull request's body.
/// - `BLANK` - default to a blank commit message.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RepositoryMergeCommitMessage {
    PrBody,
    PrTitle,
    Blank,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    RepositoryMergeCommitMessage {
        PrBody = "PR_BODY";
        PrTitle = "PR_TITLE";
        Blank = "BLANK";
    }
}

/// The status of the code search index for this repository
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct RepositoryCodeSearchIndexStatus {
    pub lexical_search_ok: Option<bool>,
    pub lexical_commit_sha: Option<String>,
}

object::implement! {
    RepositoryCodeSearchIndexStatus {
        optional(lexical_search_ok: bool, "lexical_search_ok");
        optional(lexical_commit_sha: String, "lexical_commit_sha");
    }, careful("RepositoryCodeSearchIndexStatus,NullableRepositoryCodeSearchIndexStatus")
}
