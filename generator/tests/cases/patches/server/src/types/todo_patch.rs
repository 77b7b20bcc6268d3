// @generated from patches.yaml by `cargo xtask codegen`; do not edit.
//! `TodoPatch`.

use jiff::Zoned;

use crate::runtime::date_time::DateTimeText;
use crate::runtime::into_optional::IntoOptional;
use crate::runtime::limits::TextConstraint;
use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};
use crate::runtime::{json, object, text_format};
use crate::types::{Priority, PRIORITY_SCHEMA};

/// `TodoPatch`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct TodoPatch {
    /// `title`.
    pub title: Option<String>,
    /// `note`.
    pub note: Nullable<String>,
    /// `due`.
    pub due: Nullable<Zoned>,
    /// `rank`.
    pub rank: Nullable<i64>,
    /// `tags`.
    pub tags: Option<Vec<String>>,
    /// `links`.
    pub links: Nullable<Vec<String>>,
    /// `priorities`.
    pub priorities: Option<Vec<Priority>>,
    /// `nested`.
    pub nested: Nullable<Box<TodoPatch>>,
}

impl TodoPatch {
    /// Sets `title`.
    #[must_use]
    pub fn title(mut self, title: impl IntoOptional<String>) -> Self {
        self.title = title.into_optional();
        self
    }

    /// Sets `note`.
    #[must_use]
    pub fn note(mut self, note: impl Into<Nullable<String>>) -> Self {
        self.note = note.into();
        self
    }

    /// Sets `due`.
    #[must_use]
    pub fn due(mut self, due: impl Into<Nullable<Zoned>>) -> Self {
        self.due = due.into();
        self
    }

    /// Sets `rank`.
    #[must_use]
    pub fn rank(mut self, rank: impl Into<Nullable<i64>>) -> Self {
        self.rank = rank.into();
        self
    }

    /// Sets `tags`.
    #[must_use]
    pub fn tags(mut self, tags: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.tags = Some(tags.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `links`.
    #[must_use]
    pub fn links(mut self, links: impl Into<Nullable<Vec<String>>>) -> Self {
        self.links = links.into();
        self
    }

    /// Sets `priorities`.
    #[must_use]
    pub fn priorities(mut self, priorities: impl IntoIterator<Item = Priority>) -> Self {
        self.priorities = Some(priorities.into_iter().collect());
        self
    }

    /// Sets `nested`.
    #[must_use]
    pub fn nested(mut self, nested: impl Into<Nullable<TodoPatch>>) -> Self {
        self.nested = nested.into().map(Box::new);
        self
    }
}

impl json::EncodeFields for TodoPatch {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("title", &self.title);
        fields.nullable("note", &self.note);
        fields.nullable("due", &self.due);
        fields.nullable("rank", &self.rank);
        fields.optional("tags", &self.tags);
        fields.nullable("links", &self.links);
        fields.optional("priorities", &self.priorities);
        fields.nullable("nested", &self.nested);
    }
}

impl json::Decode for TodoPatch {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut title: Option<String> = None;
        let mut note: Nullable<String> = Nullable::Absent;
        let mut due: Nullable<Zoned> = Nullable::Absent;
        let mut rank: Nullable<i64> = Nullable::Absent;
        let mut tags: Option<Vec<String>> = None;
        let mut links: Nullable<Vec<String>> = Nullable::Absent;
        let mut priorities: Option<Vec<Priority>> = None;
        let mut nested: Nullable<Box<TodoPatch>> = Nullable::Absent;
        object::read(
            reader,
            &mut [
                object::optional("title", &mut title),
                object::optional("note", &mut note),
                object::optional("due", &mut due),
                object::optional("rank", &mut rank),
                object::optional("tags", &mut tags),
                object::optional("links", &mut links),
                object::optional("priorities", &mut priorities),
                object::optional("nested", &mut nested),
            ],
        )?;
        let value = Self {
            title,
            note,
            due,
            rank,
            tags,
            links,
            priorities,
            nested,
        };
        object::check(
            value.title.as_ref().is_none_or(|title| title.chars().count() >= 1),
            "title",
        )?;
        object::check(
            value.note.as_ref().is_none_or(|note| note.chars().count() <= 20),
            "note",
        )?;
        object::check(value.rank.into_value().is_none_or(|rank| rank >= 1), "rank")?;
        Ok(value)
    }
}

object::implement!(TodoPatch);

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
