// @generated from github.json by `openapi-crates generate`; do not edit.
//! `nullable-issue-comment-minimized`.

use crate::runtime::object;

/// Details about why an issue comment was minimized.
///
/// Created from [`NullableIssueCommentMinimizedRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NullableIssueCommentMinimized {
    /// The reason the comment was minimized.
    pub reason: Option<String>,
}

/// The required fields of [`NullableIssueCommentMinimized`].
#[derive(Debug)]
pub struct NullableIssueCommentMinimizedRequired {
    /// The reason the comment was minimized.
    pub reason: Option<String>,
}

object::implement! {
    NullableIssueCommentMinimized from NullableIssueCommentMinimizedRequired {
        required(reason, "reason");
    }, careful("nullable-issue-comment-minimized")
}
