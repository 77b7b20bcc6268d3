// @generated from github.json by `openapi-crates generate`; do not edit.
//! `issue`.

use jiff::Zoned;
use serde_json::Value;

use crate::runtime::client::text_enum::{self, UnknownValue};
use crate::runtime::nullable::Nullable;
use crate::runtime::union::{self, Union};
use crate::runtime::{json, object};
use crate::types::author_association::AuthorAssociation;
use crate::types::issue_dependencies_summary::IssueDependenciesSummary;
use crate::types::issue_field_value::IssueFieldValue;
use crate::types::issue_type::IssueType;
use crate::types::nullable_integration::NullableIntegration;
use crate::types::nullable_issue_comment::NullableIssueComment;
use crate::types::nullable_milestone::NullableMilestone;
use crate::types::nullable_simple_user::NullableSimpleUser;
use crate::types::reaction_rollup::ReactionRollup;
use crate::types::repository::Repository;
use crate::types::simple_user::SimpleUser;
use crate::types::sub_issues_summary::SubIssuesSummary;

/// Issues are a great way to keep track of tasks, enhancements, and bugs for your projects.
///
/// Created from [`IssueRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Issue {
    pub id: i64,
    pub node_id: String,
    /// URL for the issue
    pub url: String,
    pub repository_url: String,
    pub labels_url: String,
    pub comments_url: String,
    pub events_url: String,
    pub html_url: String,
    /// Number uniquely identifying the issue within its repository
    pub number: i64,
    /// State of the issue; either 'open' or 'closed'
    pub state: String,
    /// The reason for the current state
    pub state_reason: Nullable<IssueStateReason>,
    /// Title of the issue
    pub title: String,
    /// Contents of the issue
    pub body: Nullable<String>,
    pub user: Option<NullableSimpleUser>,
    /// Labels to associate with this issue; pass one or more label names to replace the set of labels on this issue; send an empty array to clear all labels from the issue; note that the labels are silently dropped for users without push access to the repository
    pub labels: Vec<IssueLabelsItem>,
    pub assignee: Option<NullableSimpleUser>,
    pub assignees: Option<Vec<SimpleUser>>,
    pub milestone: Option<NullableMilestone>,
    pub locked: bool,
    pub active_lock_reason: Nullable<String>,
    pub comments: i64,
    pub pull_request: Option<IssuePullRequest>,
    pub closed_at: Option<Zoned>,
    pub created_at: Zoned,
    pub updated_at: Zoned,
    pub draft: Option<bool>,
    pub closed_by: Nullable<NullableSimpleUser>,
    pub body_html: Option<String>,
    pub body_text: Option<String>,
    pub timeline_url: Option<String>,
    pub r#type: Nullable<IssueType>,
    pub repository: Option<Box<Repository>>,
    pub performed_via_github_app: Nullable<NullableIntegration>,
    pub author_association: Option<AuthorAssociation>,
    pub reactions: Option<ReactionRollup>,
    pub sub_issues_summary: Option<SubIssuesSummary>,
    /// URL to get the parent issue of this issue, if it is a sub-issue
    pub parent_issue_url: Nullable<String>,
    pub pinned_comment: Nullable<Box<NullableIssueComment>>,
    pub issue_dependencies_summary: Option<IssueDependenciesSummary>,
    pub issue_field_values: Option<Vec<IssueFieldValue>>,
}

/// The required fields of [`Issue`].
#[derive(Debug)]
pub struct IssueRequired {
    pub id: i64,
    pub node_id: String,
    /// URL for the issue
    pub url: String,
    pub repository_url: String,
    pub labels_url: String,
    pub comments_url: String,
    pub events_url: String,
    pub html_url: String,
    /// Number uniquely identifying the issue within its repository
    pub number: i64,
    /// State of the issue; either 'open' or 'closed'
    pub state: String,
    /// Title of the issue
    pub title: String,
    pub user: Option<NullableSimpleUser>,
    /// Labels to associate with this issue; pass one or more label names to replace the set of labels on this issue; send an empty array to clear all labels from the issue; note that the labels are silently dropped for users without push access to the repository
    pub labels: Vec<IssueLabelsItem>,
    pub assignee: Option<NullableSimpleUser>,
    pub milestone: Option<NullableMilestone>,
    pub locked: bool,
    pub comments: i64,
    pub closed_at: Option<Zoned>,
    pub created_at: Zoned,
    pub updated_at: Zoned,
}

object::implement! {
    Issue from IssueRequired {
        required(id, "id");
        required(node_id, "node_id");
        required(url, "url");
        required(repository_url, "repository_url");
        required(labels_url, "labels_url");
        required(comments_url, "comments_url");
        required(events_url, "events_url");
        required(html_url, "html_url");
        required(number, "number");
        required(state, "state");
        nullable(state_reason: IssueStateReason, "state_reason");
        required(title, "title");
        nullable(body: String, "body");
        required(user, "user");
        required(labels, "labels");
        required(assignee, "assignee");
        optional(assignees: Vec<SimpleUser>, "assignees");
        required(milestone, "milestone");
        required(locked, "locked");
        nullable(active_lock_reason: String, "active_lock_reason");
        required(comments, "comments");
        optional(pull_request: IssuePullRequest, "pull_request");
        required(closed_at, "closed_at");
        required(created_at, "created_at");
        required(updated_at, "updated_at");
        optional(draft: bool, "draft");
        nullable(closed_by: NullableSimpleUser, "closed_by");
        optional(body_html: String, "body_html");
        optional(body_text: String, "body_text");
        optional(timeline_url: String, "timeline_url");
        nullable(r#type: IssueType, "type");
        optional(repository: Box<Repository>, "repository");
        nullable(performed_via_github_app: NullableIntegration, "performed_via_github_app");
        optional(author_association: AuthorAssociation, "author_association");
        optional(reactions: ReactionRollup, "reactions");
        optional(sub_issues_summary: SubIssuesSummary, "sub_issues_summary");
        nullable(parent_issue_url: String, "parent_issue_url");
        nullable(pinned_comment: Box<NullableIssueComment>, "pinned_comment");
        optional(issue_dependencies_summary: IssueDependenciesSummary, "issue_dependencies_summary");
        optional(issue_field_values: Vec<IssueFieldValue>, "issue_field_values");
    }, careful("issue")
}

/// The reason for the current state
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum IssueStateReason {
    Completed,
    Reopened,
    NotPlanned,
    Duplicate,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    IssueStateReason {
        Completed = "completed";
        Reopened = "reopened";
        NotPlanned = "not_planned";
        Duplicate = "duplicate";
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum IssueLabelsItem {
    String(String),
    Object(IssueLabelsItemObject),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<String> for IssueLabelsItem {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl From<&str> for IssueLabelsItem {
    fn from(value: &str) -> Self {
        Self::String(value.to_owned())
    }
}

impl From<IssueLabelsItemObject> for IssueLabelsItem {
    fn from(value: IssueLabelsItemObject) -> Self {
        Self::Object(value)
    }
}

impl json::Encode for IssueLabelsItem {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::String(value) => writer.value(value),
            Self::Object(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl Union for IssueLabelsItem {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::String),
            _ => json::decode(reader).map(Self::Object),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    IssueLabelsItem by any shape {
        0 = string;
        1 = object { optional ["id", "node_id", "url", "name", "description", "color", "default"] };
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct IssueLabelsItemObject {
    pub id: Option<i64>,
    pub node_id: Option<String>,
    pub url: Option<String>,
    pub name: Option<String>,
    pub description: Nullable<String>,
    pub color: Nullable<String>,
    pub default_: Option<bool>,
}

object::implement! {
    IssueLabelsItemObject {
        optional(id: i64, "id");
        optional(node_id: String, "node_id");
        optional(url: String, "url");
        optional(name: String, "name");
        nullable(description: String, "description");
        nullable(color: String, "color");
        optional(default_: bool, "default");
    }
}

/// Created from [`IssuePullRequestRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct IssuePullRequest {
    pub merged_at: Nullable<Zoned>,
    pub diff_url: Option<String>,
    pub html_url: Option<String>,
    pub patch_url: Option<String>,
    pub url: Option<String>,
}

/// The required fields of [`IssuePullRequest`].
#[derive(Debug)]
pub struct IssuePullRequestRequired {
    pub diff_url: Option<String>,
    pub html_url: Option<String>,
    pub patch_url: Option<String>,
    pub url: Option<String>,
}

object::implement! {
    IssuePullRequest from IssuePullRequestRequired {
        nullable(merged_at: Zoned, "merged_at");
        required(diff_url, "diff_url");
        required(html_url, "html_url");
        required(patch_url, "patch_url");
        required(url, "url");
    }, careful("IssuePullRequest")
}
