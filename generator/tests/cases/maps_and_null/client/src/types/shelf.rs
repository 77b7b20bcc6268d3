// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Shelf`.

use std::collections::BTreeMap;

use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::types::{AlsoNote, Anything, Closed, Empty, Free, Labels, Note, Open, Wall};

/// `Shelf`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Shelf {
    /// `name`.
    pub name: Option<String>,
    /// `owner`.
    pub owner: Option<Note>,
    /// `other`.
    pub other: Nullable<AlsoNote>,
    /// `extent`.
    pub extent: Closed,
    /// `empty`.
    pub empty: Option<Empty>,
    /// `labels`.
    pub labels: Option<Labels>,
    /// `counts`.
    pub counts: Option<BTreeMap<String, Option<i64>>>,
    /// `nested`.
    pub nested: Option<BTreeMap<String, BTreeMap<String, Shelf>>>,
    /// `parts`.
    pub parts: Option<BTreeMap<String, ShelfPartsValue>>,
    /// `anything`.
    pub anything: Option<Anything>,
    /// `open`.
    pub open: Option<Open>,
    /// `free`.
    pub free: Option<Free>,
    /// `note`.
    pub note: Nullable<String>,
    /// `rank`.
    ///
    /// The server defaults to `3`.
    pub rank: Nullable<i64>,
    /// `nothing`.
    pub nothing: Nullable<String>,
    /// `list`.
    pub list: Nullable<Vec<Option<i64>>>,
    /// `above`.
    pub above: Option<Box<Shelf>>,
    /// `below`.
    pub below: Nullable<Box<Shelf>>,
    /// `wall`.
    pub wall: Option<Box<Wall>>,
}

/// The required fields of [`Shelf`].
#[derive(Debug)]
pub struct ShelfRequired {
    /// `name`.
    pub name: Option<String>,
    /// `owner`.
    pub owner: Option<Note>,
    /// `extent`.
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

/// `ShelfPartsValue`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ShelfPartsValue {
    /// `size`.
    pub size: Option<f64>,
}

object::implement! {
    ShelfPartsValue {
        optional(size: f64, "size");
    }
}
