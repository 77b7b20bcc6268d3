// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Shelf`.

use std::collections::BTreeMap;

use crate::runtime::limits::{NumberBounds, TextConstraint};
use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Items, MapValues, Schema};
use crate::runtime::{json, object, object_schema};
use crate::types::also_note::{AlsoNote, ALSO_NOTE_SCHEMA};
use crate::types::anything::{Anything, ANYTHING_SCHEMA};
use crate::types::closed::{Closed, CLOSED_SCHEMA};
use crate::types::empty::{Empty, EMPTY_SCHEMA};
use crate::types::free::{Free, FREE_SCHEMA};
use crate::types::labels::{Labels, LABELS_SCHEMA};
use crate::types::note::{Note, NOTE_SCHEMA};
use crate::types::open::{Open, OPEN_SCHEMA};
use crate::types::wall::{Wall, WALL_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Shelf {
    pub name: Option<String>,
    pub owner: Option<Note>,
    pub other: Nullable<AlsoNote>,
    pub extent: Closed,
    pub empty: Option<Empty>,
    pub labels: Option<Labels>,
    pub counts: Option<BTreeMap<String, Option<i64>>>,
    pub nested: Option<BTreeMap<String, BTreeMap<String, Shelf>>>,
    pub parts: Option<BTreeMap<String, ShelfPartsValue>>,
    pub anything: Option<Anything>,
    pub open: Option<Open>,
    pub free: Option<Free>,
    pub note: Nullable<String>,
    pub rank: Option<i64>,
    pub nothing: Nullable<String>,
    pub list: Nullable<Vec<Option<i64>>>,
    pub above: Option<Box<Shelf>>,
    pub below: Nullable<Box<Shelf>>,
    pub wall: Option<Box<Wall>>,
}

/// The required fields of [`Shelf`].
#[derive(Debug)]
pub struct ShelfRequired {
    pub name: Option<String>,
    pub owner: Option<Note>,
    pub extent: Closed,
}

object::implement! {
    Shelf from ShelfRequired {
        required(name, "name");
        required(owner, "owner");
        nullable(other: String, "other");
        required(extent, "extent");
        optional(empty: Empty, "empty");
        optional(labels: Labels, "labels");
        optional(counts: BTreeMap<String, Option<i64>>, "counts");
        optional(nested: BTreeMap<String, BTreeMap<String, Shelf>>, "nested");
        optional(parts: BTreeMap<String, ShelfPartsValue>, "parts");
        optional(anything: Anything, "anything");
        optional(open: Open, "open");
        optional(free: Free, "free");
        nullable(note: String, "note");
        default(rank: Option<i64> = Some(3), "rank");
        nullable(nothing: String, "nothing");
        nullable(list: Vec<Option<i64>>, "list");
        optional(above: Box<Shelf>, "above");
        nullable(below: Box<Shelf>, "below");
        optional(wall: Box<Wall>, "wall");
    }, check
}

impl object::Check for Shelf {
    fn check(&self) -> json::Result<()> {
        object::require(
            self.owner.as_ref().is_none_or(|value| value.chars().count() >= 1),
            "owner",
        )?;
        object::require(
            self.other.as_ref().is_none_or(|other| other.chars().count() >= 1),
            "other",
        )?;
        object::require(
            self
                .labels
                .as_ref()
                .is_none_or(|labels| {
                    !labels.is_empty()
                        && labels.values().all(|item| item.chars().count() <= 20)
                }),
            "labels",
        )?;
        object::require(
            self
                .counts
                .as_ref()
                .is_none_or(|counts| {
                    counts.values().all(|&item| item.is_none_or(|value| value <= 9))
                }),
            "counts",
        )?;
        object::require(
            self
                .note
                .as_ref()
                .is_none_or(|note| {
                    note.chars().all(|character| character.is_ascii_lowercase())
                }),
            "note",
        )?;
        object::require(
            self
                .list
                .as_ref()
                .is_none_or(|list| {
                    list.iter().all(|&item| item.is_none_or(|value| value >= 1))
                }),
            "list",
        )?;
        Ok(())
    }
}

object_schema::implement! {
    SHELF_SCHEMA {
        required("name", Schema::Nullable(&Schema::String(&[])));
        required("owner", Schema::Nullable(&Schema::Reference(&NOTE_SCHEMA)));
        optional("other", Schema::Nullable(&Schema::Reference(&ALSO_NOTE_SCHEMA)));
        required("extent", Schema::Reference(&CLOSED_SCHEMA));
        optional("empty", Schema::Reference(&EMPTY_SCHEMA));
        optional("labels", Schema::Reference(&LABELS_SCHEMA));
        optional("counts", Schema::Map(&MapValues { schema: Schema::Nullable(&Schema::Integer(i64::MIN, 9)), minimum: 0, maximum: usize::MAX }));
        optional("nested", Schema::Map(&MapValues { schema: Schema::Map(&MapValues { schema: Schema::Reference(&SHELF_SCHEMA), minimum: 0, maximum: usize::MAX }), minimum: 0, maximum: usize::MAX }));
        optional("parts", Schema::Map(&MapValues { schema: Schema::Reference(&SHELF_PARTS_VALUE_SCHEMA), minimum: 0, maximum: usize::MAX }));
        optional("anything", Schema::Reference(&ANYTHING_SCHEMA));
        optional("open", Schema::Reference(&OPEN_SCHEMA));
        optional("free", Schema::Reference(&FREE_SCHEMA));
        optional("note", Schema::Nullable(&Schema::String(&[TextConstraint::Condition(|text| text.chars().all(|character| character.is_ascii_lowercase()), "expected a string that matches ^[a-z]*$")])));
        optional("rank", Schema::Nullable(&Schema::Integer(i64::MIN, i64::MAX)));
        optional("nothing", Schema::Nullable(&Schema::String(&[])));
        optional("list", Schema::Nullable(&Schema::Array(&Items { schema: Schema::Nullable(&Schema::Integer(1, i64::MAX)), minimum: 0, maximum: usize::MAX })));
        optional("above", Schema::Reference(&SHELF_SCHEMA));
        optional("below", Schema::Nullable(&Schema::Reference(&SHELF_SCHEMA)));
        optional("wall", Schema::Reference(&WALL_SCHEMA));
    }, AdditionalProperties::Any
}

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ShelfPartsValue {
    pub size: Option<f64>,
}

object::implement! {
    ShelfPartsValue {
        optional(size: f64, "size");
    }
}

object_schema::implement! {
    SHELF_PARTS_VALUE_SCHEMA {
        optional("size", Schema::Number(NumberBounds::ANY));
    }, AdditionalProperties::Any
}
