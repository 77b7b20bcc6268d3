// @generated from github.json by `openapi-crates generate`; do not edit.
//! `reaction-rollup`.

use crate::runtime::object;

/// Created from [`ReactionRollupRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReactionRollup {
    pub url: String,
    pub total_count: i64,
    /// `+1`.
    pub plus_1: i64,
    /// `-1`.
    pub minus_1: i64,
    pub laugh: i64,
    pub confused: i64,
    pub heart: i64,
    pub hooray: i64,
    pub eyes: i64,
    pub rocket: i64,
}

/// The required fields of [`ReactionRollup`].
#[derive(Debug)]
pub struct ReactionRollupRequired {
    pub url: String,
    pub total_count: i64,
    /// `+1`.
    pub plus_1: i64,
    /// `-1`.
    pub minus_1: i64,
    pub laugh: i64,
    pub confused: i64,
    pub heart: i64,
    pub hooray: i64,
    pub eyes: i64,
    pub rocket: i64,
}

object::implement! {
    ReactionRollup from ReactionRollupRequired {
        required(url, "url");
        required(total_count, "total_count");
        required(plus_1, "+1");
        required(minus_1, "-1");
        required(laugh, "laugh");
        required(confused, "confused");
        required(heart, "heart");
        required(hooray, "hooray");
        required(eyes, "eyes");
        required(rocket, "rocket");
    }, careful("reaction-rollup")
}
