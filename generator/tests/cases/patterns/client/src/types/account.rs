// @generated from patterns.yaml by `cargo xtask codegen`; do not edit.
//! `Account`.

use crate::runtime::object;
use crate::types::Tag;

/// `Account`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Account {
    /// `owner`.
    pub owner: String,
    /// `country`.
    pub country: Option<String>,
    /// `slug`.
    pub slug: Option<String>,
    /// `quoted`.
    pub quoted: Option<String>,
    /// `letters`.
    pub letters: Option<String>,
    /// `tags`.
    pub tags: Option<Vec<Tag>>,
    /// `prefixes`.
    pub prefixes: Option<Vec<String>>,
}

/// The required fields of [`Account`].
#[derive(Debug)]
pub struct AccountRequired {
    /// `owner`.
    pub owner: String,
}

object::implement! {
    Account from AccountRequired {
        required(owner, "owner");
        optional(country: String, "country");
        optional(slug: String, "slug");
        optional(quoted: String, "quoted");
        optional(letters: String, "letters");
        optional(tags: Vec<Tag>, "tags");
        optional(prefixes: Vec<String>, "prefixes");
    }
}
