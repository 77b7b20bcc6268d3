// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Shelf`.

use std::collections::BTreeMap;

use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::types::also_note::AlsoNote;
use crate::types::anything::Anything;
use crate::types::closed::Closed;
use crate::types::empty::Empty;
use crate::types::free::Free;
use crate::types::labels::Labels;
use crate::types::note::Note;
use crate::types::open::Open;
use crate::types::wall::Wall;

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
    /// The server defaults to `3`.
    pub rank: Nullable<i64>,
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
        nullable(rank: i64, "rank");
        nullable(nothing: String, "nothing");
        nullable(list: Vec<Option<i64>>, "list");
        optional(above: Box<Shelf>, "above");
        nullable(below: Box<Shelf>, "below");
        optional(wall: Box<Wall>, "wall");
    }
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
