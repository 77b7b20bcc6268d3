// @generated from setters.yaml by `cargo xtask codegen`; do not edit.
//! `Tagged`.

use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};
use crate::runtime::{json, object};
use crate::types::{Tag, Tags, TAGS_SCHEMA, TAG_SCHEMA};

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

/// The JSON schema of [`Tagged`].
pub(crate) static TAGGED_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "tags",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&TAG_SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "others",
            required: false,
            schema: Schema::Reference(&TAGS_SCHEMA),
        },
        Field {
            name: "type",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
    ],
    AdditionalProperties::Any,
);
