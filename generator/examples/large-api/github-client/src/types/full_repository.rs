// @generated from github.json by `openapi-crates generate`; do not edit.
//! `full-repository`.

use std::collections::BTreeMap;

use jiff::Zoned;
use serde_json::Value;

use crate::runtime::client::text_enum::{self, UnknownValue};
use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::types::code_of_conduct_simple::CodeOfConductSimple;
use crate::types::nullable_license_simple::NullableLicenseSimple;
use crate::types::nullable_repository::NullableRepository;
use crate::types::nullable_simple_user::NullableSimpleUser;
use crate::types::repository::{
    Repository, RepositoryMergeCommitMessage, RepositoryPullRequestCreationPolicy,
    RepositorySquashMergeCommitMessage, RepositorySquashMergeCommitTitle,
};
use crate::types::security_and_analysis::SecurityAndAnalysis;
use crate::types::simple_user::SimpleUser;

/// Created from [`FullRepositoryRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FullRepository {
    pub id: i64,
    pub node_id: String,
    pub name: String,
    pub full_name: String,
    pub owner: SimpleUser,
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
    pub default_branch: String,
    pub open_issues_count: i64,
    pub is_template: Option<bool>,
    pub topics: Option<Vec<String>>,
    pub has_issues: bool,
    pub has_projects: bool,
    pub has_wiki: bool,
    pub has_pages: bool,
    pub has_downloads: Option<bool>,
    pub has_discussions: bool,
    pub has_pull_requests: Option<bool>,
    /// The policy controlling who can create pull requests: all or collaborators_only.
    pub pull_request_creation_policy: Option<FullRepositoryPullRequestCreationPolicy>,
    pub archived: bool,
    /// Returns whether or not this repository disabled.
    pub disabled: bool,
    /// The repository visibility: public, private, or internal.
    pub visibility: Option<String>,
    pub pushed_at: Zoned,
    pub created_at: Zoned,
    pub updated_at: Zoned,
    pub permissions: Option<FullRepositoryPermissions>,
    pub allow_rebase_merge: Option<bool>,
    pub template_repository: Nullable<Box<NullableRepository>>,
    pub temp_clone_token: Nullable<String>,
    pub allow_squash_merge: Option<bool>,
    pub allow_auto_merge: Option<bool>,
    pub delete_branch_on_merge: Option<bool>,
    pub allow_merge_commit: Option<bool>,
    pub allow_update_branch: Option<bool>,
    pub use_squash_pr_title_as_default: Option<bool>,
    /// The default value for a squash merge commit title:
    ///
    /// - `PR_TITLE` - default to the pull request's title.
    /// - `COMMIT_OR_PR_TITLE` - default to the commit's title (if only one commit) or the pull request's title (when more than one commit).
    pub squash_merge_commit_title: Option<FullRepositorySquashMergeCommitTitle>,
    /// The default value for a squash merge commit message:
    ///
    /// - `PR_BODY` - default to the pull request's body.
    /// - `COMMIT_MESSAGES` - default to the branch's commit messages.
    /// - `BLANK` - default to a blank commit message.
    pub squash_merge_commit_message: Option<FullRepositorySquashMergeCommitMessage>,
    /// The default value for a merge commit title.
    ///
    ///   - `PR_TITLE` - default to the pull request's title.
    ///   - `MERGE_MESSAGE` - default to the classic title for a merge message (e.g., Merge pull request #123 from branch-name).
    pub merge_commit_title: Option<FullRepositoryMergeCommitTitle>,
    /// The default value for a merge commit message.
    ///
    /// - `PR_TITLE` - default to the pull request's title.
    /// - `PR_BODY` - default to the pull request's body.
    /// - `BLANK` - default to a blank commit message.
    pub merge_commit_message: Option<FullRepositoryMergeCommitMessage>,
    pub allow_forking: Option<bool>,
    pub web_commit_signoff_required: Option<bool>,
    pub subscribers_count: i64,
    pub network_count: i64,
    pub license: Option<NullableLicenseSimple>,
    pub organization: Nullable<NullableSimpleUser>,
    pub parent: Option<Box<Repository>>,
    pub source: Option<Box<Repository>>,
    pub forks: i64,
    pub master_branch: Option<String>,
    pub open_issues: i64,
    pub watchers: i64,
    /// Whether anonymous git access is allowed.
    ///
    /// The server defaults to `true`.
    pub anonymous_access_enabled: Option<bool>,
    pub code_of_conduct: Option<CodeOfConductSimple>,
    pub security_and_analysis: Nullable<SecurityAndAnalysis>,
    /// The custom properties that were defined for the repository. The keys are the custom property names, and the values are the corresponding custom property values.
    pub custom_properties: Option<BTreeMap<String, Value>>,
}

/// The required fields of [`FullRepository`].
#[derive(Debug)]
pub struct FullRepositoryRequired {
    pub id: i64,
    pub node_id: String,
    pub name: String,
    pub full_name: String,
    pub owner: SimpleUser,
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
    pub default_branch: String,
    pub open_issues_count: i64,
    pub has_issues: bool,
    pub has_projects: bool,
    pub has_wiki: bool,
    pub has_pages: bool,
    pub has_discussions: bool,
    pub archived: bool,
    /// Returns whether or not this repository disabled.
    pub disabled: bool,
    pub pushed_at: Zoned,
    pub created_at: Zoned,
    pub updated_at: Zoned,
    pub subscribers_count: i64,
    pub network_count: i64,
    pub license: Option<NullableLicenseSimple>,
    pub forks: i64,
    pub open_issues: i64,
    pub watchers: i64,
}

object::implement! {
    FullRepository from FullRepositoryRequired {
        required(id, "id");
        required(node_id, "node_id");
        required(name, "name");
        required(full_name, "full_name");
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
        optional(has_downloads: bool, "has_downloads");
        required(has_discussions, "has_discussions");
        optional(has_pull_requests: bool, "has_pull_requests");
        optional(pull_request_creation_policy: FullRepositoryPullRequestCreationPolicy, "pull_request_creation_policy");
        required(archived, "archived");
        required(disabled, "disabled");
        optional(visibility: String, "visibility");
        required(pushed_at, "pushed_at");
        required(created_at, "created_at");
        required(updated_at, "updated_at");
        optional(permissions: FullRepositoryPermissions, "permissions");
        optional(allow_rebase_merge: bool, "allow_rebase_merge");
        nullable(template_repository: Box<NullableRepository>, "template_repository");
        nullable(temp_clone_token: String, "temp_clone_token");
        optional(allow_squash_merge: bool, "allow_squash_merge");
        optional(allow_auto_merge: bool, "allow_auto_merge");
        optional(delete_branch_on_merge: bool, "delete_branch_on_merge");
        optional(allow_merge_commit: bool, "allow_merge_commit");
        optional(allow_update_branch: bool, "allow_update_branch");
        optional(use_squash_pr_title_as_default: bool, "use_squash_pr_title_as_default");
        optional(squash_merge_commit_title: FullRepositorySquashMergeCommitTitle, "squash_merge_commit_title");
        optional(squash_merge_commit_message: FullRepositorySquashMergeCommitMessage, "squash_merge_commit_message");
        optional(merge_commit_title: FullRepositoryMergeCommitTitle, "merge_commit_title");
        optional(merge_commit_message: FullRepositoryMergeCommitMessage, "merge_commit_message");
        optional(allow_forking: bool, "allow_forking");
        optional(web_commit_signoff_required: bool, "web_commit_signoff_required");
        required(subscribers_count, "subscribers_count");
        required(network_count, "network_count");
        required(license, "license");
        nullable(organization: NullableSimpleUser, "organization");
        optional(parent: Box<Repository>, "parent");
        optional(source: Box<Repository>, "source");
        required(forks, "forks");
        optional(master_branch: String, "master_branch");
        required(open_issues, "open_issues");
        required(watchers, "watchers");
        optional(anonymous_access_enabled: bool, "anonymous_access_enabled");
        optional(code_of_conduct: CodeOfConductSimple, "code_of_conduct");
        nullable(security_and_analysis: SecurityAndAnalysis, "security_and_analysis");
        optional(custom_properties: BTreeMap<String, Value>, "custom_properties");
    }, careful("full-repository")
}

/// The policy controlling who can create pull requests: all or collaborators_only.
pub type FullRepositoryPullRequestCreationPolicy = RepositoryPullRequestCreationPolicy;

/// Created from [`FullRepositoryPermissionsRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FullRepositoryPermissions {
    pub admin: bool,
    pub maintain: Option<bool>,
    pub push: bool,
    pub triage: Option<bool>,
    pub pull: bool,
}

/// The required fields of [`FullRepositoryPermissions`].
#[derive(Debug)]
pub struct FullRepositoryPermissionsRequired {
    pub admin: bool,
    pub push: bool,
    pub pull: bool,
}

object::implement! {
    FullRepositoryPermissions from FullRepositoryPermissionsRequired {
        required(admin, "admin");
        optional(maintain: bool, "maintain");
        required(push, "push");
        optional(triage: bool, "triage");
        required(pull, "pull");
    }, careful("FullRepositoryPermissions")
}

/// The default value for a squash merge commit title:
///
/// - `PR_TITLE` - default to the pull request's title.
/// - `COMMIT_OR_PR_TITLE` - default to the commit's title (if only one commit) or the pull request's title (when more than one commit).
pub type FullRepositorySquashMergeCommitTitle = RepositorySquashMergeCommitTitle;

/// The default value for a squash merge commit message:
///
/// - `PR_BODY` - default to the pull request's body.
/// - `COMMIT_MESSAGES` - default to the branch's commit messages.
/// - `BLANK` - default to a blank commit message.
pub type FullRepositorySquashMergeCommitMessage = RepositorySquashMergeCommitMessage;

/// The default value for a merge commit title.
///
///   - `PR_TITLE` - default to the pull request's title.
///   - `MERGE_MESSAGE` - default to the classic title for a merge message (e.g., Merge pull request #123 from branch-name).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FullRepositoryMergeCommitTitle {
    PrTitle,
    MergeMessage,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    FullRepositoryMergeCommitTitle {
        PrTitle = "PR_TITLE";
        MergeMessage = "MERGE_MESSAGE";
    }
}

/// The default value for a merge commit message.
///
/// - `PR_TITLE` - default to the pull request's title.
/// - `PR_BODY` - default to the pull request's body.
/// - `BLANK` - default to a blank commit message.
pub type FullRepositoryMergeCommitMessage = RepositoryMergeCommitMessage;
