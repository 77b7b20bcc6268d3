// @generated from github.json by `openapi-crates generate`; do not edit.
//! `nullable-issue-comment`.

use jiff::Zoned;

use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::types::author_association::AuthorAssociation;
use crate::types::nullable_integration::NullableIntegration;
use crate::types::nullable_issue_comment_minimized::NullableIssueCommentMinimized;
use crate::types::nullable_pinned_issue_comment::NullablePinnedIssueComment;
use crate::types::nullable_simple_user::NullableSimpleUser;
use crate::types::reaction_rollup::ReactionRollup;

/// Comments provide a way for people to collaborate on an issue.
///
/// Created from [`NullableIssueCommentRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NullableIssueComment {
    /// Unique identifier of the issue comment
    pub id: i64,
    pub node_id: String,
    /// URL for the issue comment
    pub url: String,
    /// Contents of the issue comment
    pub body: Option<String>,
    pub body_text: Option<String>,
    pub body_html: Option<String>,
    pub html_url: String,
    pub user: Option<NullableSimpleUser>,
    pub created_at: Zoned,
    pub updated_at: Zoned,
    pub issue_url: String,
    pub author_association: Option<AuthorAssociation>,
    pub performed_via_github_app: Nullable<NullableIntegration>,
    pub reactions: Option<ReactionRollup>,
    pub pin: Nullable<NullablePinnedIssueComment>,
    pub minimized: Nullable<NullableIssueCommentMinimized>,
}

/// The required fields of [`NullableIssueComment`].
#[derive(Debug)]
pub struct NullableIssueCommentRequired {
    /// Unique identifier of the issue comment
    pub id: i64,
    pub node_id: String,
    /// URL for the issue comment
    pub url: String,
    pub html_url: String,
    pub user: Option<NullableSimpleUser>,
    pub created_at: Zoned,
    pub updated_at: Zoned,
    pub issue_url: String,
}

object::implement! {
    NullableIssueComment from NullableIssueCommentRequired {
        required(id, "id");
        required(node_id, "node_id");
        required(url, "url");
        optional(body: String, "body");
        optional(body_text: String, "body_text");
        optional(body_html: String, "body_html");
        required(html_url, "html_url");
        required(user, "user");
        required(created_at, "created_at");
        required(updated_at, "updated_at");
        required(issue_url, "issue_url");
        optional(author_association: AuthorAssociation, "author_association");
        nullable(performed_via_github_app: NullableIntegration, "performed_via_github_app");
        optional(reactions: ReactionRollup, "reactions");
        nullable(pin: NullablePinnedIssueComment, "pin");
        nullable(minimized: NullableIssueCommentMinimized, "minimized");
    }, careful("nullable-issue-comment")
}
