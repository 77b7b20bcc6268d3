// @generated from patches.yaml by `cargo xtask codegen`; do not edit.
//! `TodoPatch`.

use jiff::Zoned;

use crate::runtime::date_time::DateTimeText;
use crate::runtime::limits::TextConstraint;
use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Items, Schema};
use crate::runtime::{json, limits, object, object_schema, text_format};
use crate::types::priority::{Priority, PRIORITY_SCHEMA};

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
            limits::has_length(self.title.as_deref(), 1, usize::MAX),
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

object_schema::implement! {
    TODO_PATCH_SCHEMA {
        optional("title", Schema::String(&[TextConstraint::Length(1, usize::MAX)]));
        optional("note", Schema::Nullable(&Schema::String(&[TextConstraint::Length(0, 20)])));
        optional("due", Schema::Nullable(&Schema::String(&[TextConstraint::Condition(|text| text_format::is::<DateTimeText>(text), <DateTimeText as text_format::TextFormat>::EXPECTED)])));
        optional("rank", Schema::Nullable(&Schema::Integer(1, i64::MAX)));
        optional("tags", Schema::Array(&Items { schema: Schema::String(&[]), minimum: 0, maximum: usize::MAX }));
        optional("links", Schema::Nullable(&Schema::Array(&Items { schema: Schema::String(&[]), minimum: 0, maximum: usize::MAX })));
        optional("priorities", Schema::Array(&Items { schema: Schema::Reference(&PRIORITY_SCHEMA), minimum: 0, maximum: usize::MAX }));
        optional("nested", Schema::Nullable(&Schema::Reference(&TODO_PATCH_SCHEMA)));
    }, AdditionalProperties::Any
}
