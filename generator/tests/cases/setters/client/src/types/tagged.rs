// @generated from setters.yaml by `cargo xtask codegen`; do not edit.
//! `Tagged`.

use crate::runtime::object;
use crate::types::tag::Tag;
use crate::types::tags::Tags;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Tagged {
    pub tags: Option<Vec<Tag>>,
    pub others: Option<Tags>,
    pub r#type: Option<i64>,
}

object::implement! {
    Tagged {
        optional(tags: Vec<String>, "tags");
        optional(others: Vec<String>, "others");
        optional(r#type: i64, "type");
    }
}
