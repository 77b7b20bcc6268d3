// @generated from github.json by `openapi-crates generate`; do not edit.
//! `sub-issues-summary`.

use crate::runtime::object;

/// Created from [`SubIssuesSummaryRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SubIssuesSummary {
    pub total: i64,
    pub completed: i64,
    pub percent_completed: i64,
}

/// The required fields of [`SubIssuesSummary`].
#[derive(Debug)]
pub struct SubIssuesSummaryRequired {
    pub total: i64,
    pub completed: i64,
    pub percent_completed: i64,
}

object::implement! {
    SubIssuesSummary from SubIssuesSummaryRequired {
        required(total, "total");
        required(completed, "completed");
        required(percent_completed, "percent_completed");
    }, careful("sub-issues-summary")
}
