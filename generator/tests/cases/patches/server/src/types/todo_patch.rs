// @generated from patches.yaml by `cargo xtask codegen`; do not edit.
//! `TodoPatch`.

use jiff::Zoned;

use crate::runtime::date_time::DateTimeText;
use crate::runtime::limits::TextConstraint;
use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};
use crate::runtime::{json, object, text_format};
use crate::types::{Priority, PRIORITY_SCHEMA};

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct TodoPatch {
    pub title: Option<String>,
    pub note: Nullable<String>,
    pub due: Nullable<Zoned>,
    pub rank: Nullable<i64>,
    pub tags: Option<Vec<String>>,
    pub links: Nullable<Vec<String>>,
    pub priorities: Option<Vec<Priority>>,
    pub nested: Nullable<Box<TodoPatch>>,
}

object::implement! {
    TodoPatch {
        optional(title: String, "title");
        nullable(note: String, "note");
        nullable(due: Zoned, "due");
        nullable(rank: i64, "rank");
        optional(tags: Vec<String>, "tags");
        nullable(links: Vec<String>, "links");
        optional(priorities: Vec<Priority>, "priorities");
        nullable(nested: Box<TodoPatch>, "nested");
    }, check
}

impl object::Check for TodoPatch {
    fn check(&self) -> json::Result<()> {
        object::require(
            self.title.as_ref().is_none_or(|title| title.chars().count() >= 1),
            "title",
        )?;
        object::require(
            self.note.as_ref().is_none_or(|note| note.chars().count() <= 20),
            "note",
        )?;
        object::require(self.rank.into_value().is_none_or(|rank| rank >= 1), "rank")?;
        Ok(())
    }
}

/// The JSON schema of [`TodoPatch`].
pub(crate) static TODO_PATCH_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "title",
            required: false,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text.chars().count() >= 1,
                        expected: "expected at least 1 character",
                    },
                ],
            ),
        },
        Field {
            name: "note",
            required: false,
            schema: Schema::Nullable(
                &Schema::String(
                    &[
                        TextConstraint {
                            holds: |text| text.chars().count() <= 20,
                            expected: "expected at most 20 characters",
                        },
                    ],
                ),
            ),
        },
        Field {
            name: "due",
            required: false,
            schema: Schema::Nullable(
                &Schema::String(
                    &[
                        TextConstraint {
                            holds: |text| text_format::is::<DateTimeText>(text),
                            expected: <DateTimeText as text_format::TextFormat>::EXPECTED,
                        },
                    ],
                ),
            ),
        },
        Field {
            name: "rank",
            required: false,
            schema: Schema::Nullable(&Schema::Integer(1, i64::MAX)),
        },
        Field {
            name: "tags",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::String(&[]),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "links",
            required: false,
            schema: Schema::Nullable(
                &Schema::Array(
                    &Items {
                        schema: Schema::String(&[]),
                        minimum: 0,
                        maximum: usize::MAX,
                    },
                ),
            ),
        },
        Field {
            name: "priorities",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&PRIORITY_SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "nested",
            required: false,
            schema: Schema::Nullable(&Schema::Reference(&TODO_PATCH_SCHEMA)),
        },
    ],
    AdditionalProperties::Any,
);
