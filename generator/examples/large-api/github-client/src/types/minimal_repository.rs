// @generated from github.json by `openapi-crates generate`; do not edit.
//! `minimal-repository`.

use std::collections::BTreeMap;

use jiff::Zoned;
use serde_json::Value;

use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::types::code_of_conduct::CodeOfConduct;
use crate::types::repository::RepositoryPullRequestCreationPolicy;
use crate::types::security_and_analysis::SecurityAndAnalysis;
use crate::types::simple_user::SimpleUser;

/// Created from [`MinimalRepositoryRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MinimalRepository {
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
    pub git_url: Option<String>,
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
    pub ssh_url: Option<String>,
    pub stargazers_url: String,
    pub statuses_url: String,
    pub subscribers_url: String,
    pub subscription_url: String,
    pub tags_url: String,
    pub teams_url: String,
    pub trees_url: String,
    pub clone_url: Option<String>,
    pub mirror_url: Nullable<String>,
    pub hooks_url: String,
    pub svn_url: Option<String>,
    pub homepage: Nullable<String>,
    pub language: Nullable<String>,
    pub forks_count: Option<i64>,
    pub stargazers_count: Option<i64>,
    pub watchers_count: Option<i64>,
    /// The size of the repository, in kilobytes. Size is calculated hourly. When a repository is initially created, the size is 0.
    pub size: Option<i64>,
    pub default_branch: Option<String>,
    pub open_issues_count: Option<i64>,
    pub is_template: Option<bool>,
    pub topics: Option<Vec<String>>,
    pub has_issues: Option<bool>,
    pub has_projects: Option<bool>,
    pub has_wiki: Option<bool>,
    pub has_pages: Option<bool>,
    pub has_downloads: Option<bool>,
    pub has_discussions: Option<bool>,
    pub has_pull_requests: Option<bool>,
    /// The policy controlling who can create pull requests: all or collaborators_only.
    pub pull_request_creation_policy: Option<MinimalRepositoryPullRequestCreationPolicy>,
    pub archived: Option<bool>,
    pub disabled: Option<bool>,
    pub visibility: Option<String>,
    pub pushed_at: Nullable<Zoned>,
    pub created_at: Nullable<Zoned>,
    pub updated_at: Nullable<Zoned>,
    pub permissions: Option<MinimalRepositoryPermissions>,
    pub role_name: Option<String>,
    pub temp_clone_token: Option<String>,
    pub delete_branch_on_merge: Option<bool>,
    pub subscribers_count: Option<i64>,
    pub network_count: Option<i64>,
    pub code_of_conduct: Option<CodeOfConduct>,
    pub license: Nullable<MinimalRepositoryLicense>,
    pub forks: Option<i64>,
    pub open_issues: Option<i64>,
    pub watchers: Option<i64>,
    pub allow_forking: Option<bool>,
    pub web_commit_signoff_required: Option<bool>,
    pub security_and_analysis: Nullable<SecurityAndAnalysis>,
    /// The custom properties that were defined for the repository. The keys are the custom property names, and the values are the corresponding custom property values.
    pub custom_properties: Option<BTreeMap<String, Value>>,
}

/// The required fields of [`MinimalRepository`].
#[derive(Debug)]
pub struct MinimalRepositoryRequired {
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
    pub stargazers_url: String,
    pub statuses_url: String,
    pub subscribers_url: String,
    pub subscription_url: String,
    pub tags_url: String,
    pub teams_url: String,
    pub trees_url: String,
    pub hooks_url: String,
}

object::implement! {
    MinimalRepository from MinimalRepositoryRequired {
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
        optional(git_url: String, "git_url");
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
        optional(ssh_url: String, "ssh_url");
        required(stargazers_url, "stargazers_url");
        required(statuses_url, "statuses_url");
        required(subscribers_url, "subscribers_url");
        required(subscription_url, "subscription_url");
        required(tags_url, "tags_url");
        required(teams_url, "teams_url");
        required(trees_url, "trees_url");
        optional(clone_url: String, "clone_url");
        nullable(mirror_url: String, "mirror_url");
        required(hooks_url, "hooks_url");
        optional(svn_url: String, "svn_url");
        nullable(homepage: String, "homepage");
        nullable(language: String, "language");
        optional(forks_count: i64, "forks_count");
        optional(stargazers_count: i64, "stargazers_count");
        optional(watchers_count: i64, "watchers_count");
        optional(size: i64, "size");
        optional(default_branch: String, "default_branch");
        optional(open_issues_count: i64, "open_issues_count");
        optional(is_template: bool, "is_template");
        optional(topics: Vec<String>, "topics");
        optional(has_issues: bool, "has_issues");
        optional(has_projects: bool, "has_projects");
        optional(has_wiki: bool, "has_wiki");
        optional(has_pages: bool, "has_pages");
        optional(has_downloads: bool, "has_downloads");
        optional(has_discussions: bool, "has_discussions");
        optional(has_pull_requests: bool, "has_pull_requests");
        optional(pull_request_creation_policy: MinimalRepositoryPullRequestCreationPolicy, "pull_request_creation_policy");
        optional(archived: bool, "archived");
        optional(disabled: bool, "disabled");
        optional(visibility: String, "visibility");
        nullable(pushed_at: Zoned, "pushed_at");
        nullable(created_at: Zoned, "created_at");
        nullable(updated_at: Zoned, "updated_at");
        optional(permissions: MinimalRepositoryPermissions, "permissions");
        optional(role_name: String, "role_name");
        optional(temp_clone_token: String, "temp_clone_token");
        optional(delete_branch_on_merge: bool, "delete_branch_on_merge");
        optional(subscribers_count: i64, "subscribers_count");
        optional(network_count: i64, "network_count");
        optional(code_of_conduct: CodeOfConduct, "code_of_conduct");
        nullable(license: MinimalRepositoryLicense, "license");
        optional(forks: i64, "forks");
        optional(open_issues: i64, "open_issues");
        optional(watchers: i64, "watchers");
        optional(allow_forking: bool, "allow_forking");
        optional(web_commit_signoff_required: bool, "web_commit_signoff_required");
        nullable(security_and_analysis: SecurityAndAnalysis, "security_and_analysis");
        optional(custom_properties: BTreeMap<String, Value>, "custom_properties");
    }, careful("minimal-repository")
}

/// The policy controlling who can create pull requests: all or collaborators_only.
pub type MinimalRepositoryPullRequestCreationPolicy = RepositoryPullRequestCreationPolicy;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct MinimalRepositoryPermissions {
    pub admin: Option<bool>,
    pub maintain: Option<bool>,
    pub push: Option<bool>,
    pub triage: Option<bool>,
    pub pull: Option<bool>,
}

object::implement! {
    MinimalRepositoryPermissions {
        optional(admin: bool, "admin");
        optional(maintain: bool, "maintain");
        optional(push: bool, "push");
        optional(triage: bool, "triage");
        optional(pull: bool, "pull");
    }, careful("MinimalRepositoryPermissions")
}

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct MinimalRepositoryLicense {
    pub key: Option<String>,
    pub name: Option<String>,
    pub spdx_id: Option<String>,
    pub url: Nullable<String>,
    pub node_id: Option<String>,
}

object::implement! {
    MinimalRepositoryLicense {
        optional(key: String, "key");
        optional(name: String, "name");
        optional(spdx_id: String, "spdx_id");
        nullable(url: String, "url");
        optional(node_id: String, "node_id");
    }, careful("MinimalRepositoryLicense")
}
