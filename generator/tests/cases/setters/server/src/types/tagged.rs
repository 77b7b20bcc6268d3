// @generated from setters.yaml by `cargo xtask codegen`; do not edit.
//! `Tagged`.

use crate::runtime::schema::{AdditionalProperties, Items, Schema};
use crate::runtime::{json, object, object_schema};
use crate::types::tag::{Tag, TAG_SCHEMA};
use crate::types::tags::{Tags, TAGS_SCHEMA};

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
    }, check
}

impl object::Check for Tagged {
    fn check(&self) -> json::Result<()> {
        object::require(
            self
                .tags
                .as_ref()
                .is_none_or(|tags| tags.iter().all(|item| item.chars().count() <= 20)),
            "tags",
        )?;
        object::require(
            self
                .others
                .as_ref()
                .is_none_or(|others| {
                    others.iter().all(|item| item.chars().count() <= 20)
                }),
            "others",
        )?;
        Ok(())
    }
}

object_schema::implement! {
    TAGGED_SCHEMA {
        optional("tags", Schema::Array(&Items { schema: Schema::Reference(&TAG_SCHEMA), minimum: 0, maximum: usize::MAX }));
        optional("others", Schema::Reference(&TAGS_SCHEMA));
        optional("type", Schema::Integer(i64::MIN, i64::MAX));
    }, AdditionalProperties::Any
}
