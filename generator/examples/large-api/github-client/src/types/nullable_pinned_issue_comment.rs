// @generated from github.json by `openapi-crates generate`; do not edit.
//! `nullable-pinned-issue-comment`.

use jiff::Zoned;

use crate::runtime::object;
use crate::types::nullable_simple_user::NullableSimpleUser;

/// Context around who pinned an issue comment and when it was pinned.
///
/// Created from [`NullablePinnedIssueCommentRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NullablePinnedIssueComment {
    pub pinned_at: Zoned,
    pub pinned_by: Option<NullableSimpleUser>,
}

/// The required fields of [`NullablePinnedIssueComment`].
#[derive(Debug)]
pub struct NullablePinnedIssueCommentRequired {
    pub pinned_at: Zoned,
    pub pinned_by: Option<NullableSimpleUser>,
}

object::implement! {
    NullablePinnedIssueComment from NullablePinnedIssueCommentRequired {
        required(pinned_at, "pinned_at");
        required(pinned_by, "pinned_by");
    }, careful("nullable-pinned-issue-comment")
}
