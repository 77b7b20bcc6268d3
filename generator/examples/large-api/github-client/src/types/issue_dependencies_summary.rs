// @generated from github.json by `openapi-crates generate`; do not edit.
//! `issue-dependencies-summary`.

use crate::runtime::object;

/// Created from [`IssueDependenciesSummaryRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct IssueDependenciesSummary {
    pub blocked_by: i64,
    pub blocking: i64,
    pub total_blocked_by: i64,
    pub total_blocking: i64,
}

/// The required fields of [`IssueDependenciesSummary`].
#[derive(Debug)]
pub struct IssueDependenciesSummaryRequired {
    pub blocked_by: i64,
    pub blocking: i64,
    pub total_blocked_by: i64,
    pub total_blocking: i64,
}

object::implement! {
    IssueDependenciesSummary from IssueDependenciesSummaryRequired {
        required(blocked_by, "blocked_by");
        required(blocking, "blocking");
        required(total_blocked_by, "total_blocked_by");
        required(total_blocking, "total_blocking");
    }, careful("issue-dependencies-summary")
}
