// @generated from patterns.yaml by `cargo xtask codegen`; do not edit.
//! `Account`.

use crate::runtime::object;
use crate::types::tag::Tag;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Account {
    pub owner: String,
    pub country: Option<String>,
    pub slug: Option<String>,
    pub quoted: Option<String>,
    pub letters: Option<String>,
    pub tags: Option<Vec<Tag>>,
    pub prefixes: Option<Vec<String>>,
}

/// The required fields of [`Account`].
#[derive(Debug)]
pub struct AccountRequired {
    pub owner: String,
}

object::implement! {
    Account from AccountRequired {
        required(owner, "owner");
        optional(country: String, "country");
        optional(slug: String, "slug");
        optional(quoted: String, "quoted");
        optional(letters: String, "letters");
        optional(tags: Vec<String>, "tags");
        optional(prefixes: Vec<String>, "prefixes");
    }
}
