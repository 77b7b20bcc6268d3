// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Shelf`.

use std::collections::BTreeMap;

use crate::runtime::nullable::Nullable;
use crate::runtime::{json, object};
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

impl From<ShelfRequired> for Shelf {
    fn from(required: ShelfRequired) -> Self {
        Self {
            name: required.name,
            owner: required.owner,
            other: Nullable::Absent,
            extent: required.extent,
            empty: None,
            labels: None,
            counts: None,
            nested: None,
            parts: None,
            anything: None,
            open: None,
            free: None,
            note: Nullable::Absent,
            rank: Nullable::Absent,
            nothing: Nullable::Absent,
            list: Nullable::Absent,
            above: None,
            below: Nullable::Absent,
            wall: None,
        }
    }
}

impl Shelf {
    /// Sets `other`.
    #[must_use]
    pub fn other(mut self, other: impl Into<Nullable<AlsoNote>>) -> Self {
        self.other = other.into();
        self
    }

    /// Sets `empty`.
    #[must_use]
    pub fn empty(mut self, empty: impl Into<Option<Empty>>) -> Self {
        self.empty = empty.into();
        self
    }

    /// Sets `labels`.
    #[must_use]
    pub fn labels(mut self, labels: impl Into<Option<Labels>>) -> Self {
        self.labels = labels.into();
        self
    }

    /// Sets `counts`.
    #[must_use]
    pub fn counts(
        mut self,
        counts: impl Into<Option<BTreeMap<String, Option<i64>>>>,
    ) -> Self {
        self.counts = counts.into();
        self
    }

    /// Sets `nested`.
    #[must_use]
    pub fn nested(
        mut self,
        nested: impl Into<Option<BTreeMap<String, BTreeMap<String, Shelf>>>>,
    ) -> Self {
        self.nested = nested.into();
        self
    }

    /// Sets `parts`.
    #[must_use]
    pub fn parts(
        mut self,
        parts: impl Into<Option<BTreeMap<String, ShelfPartsValue>>>,
    ) -> Self {
        self.parts = parts.into();
        self
    }

    /// Sets `anything`.
    #[must_use]
    pub fn anything(mut self, anything: impl Into<Option<Anything>>) -> Self {
        self.anything = anything.into();
        self
    }

    /// Sets `open`.
    #[must_use]
    pub fn open(mut self, open: impl Into<Option<Open>>) -> Self {
        self.open = open.into();
        self
    }

    /// Sets `free`.
    #[must_use]
    pub fn free(mut self, free: impl Into<Option<Free>>) -> Self {
        self.free = free.into();
        self
    }

    /// Sets `note`.
    #[must_use]
    pub fn note(mut self, note: impl Into<Nullable<String>>) -> Self {
        self.note = note.into();
        self
    }

    /// Sets `rank`.
    #[must_use]
    pub fn rank(mut self, rank: impl Into<Nullable<i64>>) -> Self {
        self.rank = rank.into();
        self
    }

    /// Sets `nothing`.
    #[must_use]
    pub fn nothing(mut self, nothing: impl Into<Nullable<String>>) -> Self {
        self.nothing = nothing.into();
        self
    }

    /// Sets `list`.
    #[must_use]
    pub fn list(mut self, list: impl Into<Nullable<Vec<Option<i64>>>>) -> Self {
        self.list = list.into();
        self
    }

    /// Sets `above`.
    #[must_use]
    pub fn above(mut self, above: impl Into<Option<Shelf>>) -> Self {
        self.above = above.into().map(Box::new);
        self
    }

    /// Sets `below`.
    #[must_use]
    pub fn below(mut self, below: impl Into<Nullable<Shelf>>) -> Self {
        self.below = below.into().map(Box::new);
        self
    }

    /// Sets `wall`.
    #[must_use]
    pub fn wall(mut self, wall: impl Into<Option<Wall>>) -> Self {
        self.wall = wall.into().map(Box::new);
        self
    }
}

impl json::EncodeFields for Shelf {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
        fields.field("owner", &self.owner);
        fields.nullable("other", &self.other);
        fields.field("extent", &self.extent);
        fields.optional("empty", &self.empty);
        fields.optional("labels", &self.labels);
        fields.optional("counts", &self.counts);
        fields.optional("nested", &self.nested);
        fields.optional("parts", &self.parts);
        fields.optional("anything", &self.anything);
        fields.optional("open", &self.open);
        fields.optional("free", &self.free);
        fields.nullable("note", &self.note);
        fields.nullable("rank", &self.rank);
        fields.nullable("nothing", &self.nothing);
        fields.nullable("list", &self.list);
        fields.optional("above", &self.above);
        fields.nullable("below", &self.below);
        fields.optional("wall", &self.wall);
    }
}

impl json::Decode for Shelf {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut name: Option<Option<String>> = None;
        let mut owner: Option<Option<Note>> = None;
        let mut other: Nullable<AlsoNote> = Nullable::Absent;
        let mut extent: Option<Closed> = None;
        let mut empty: Option<Empty> = None;
        let mut labels: Option<Labels> = None;
        let mut counts: Option<BTreeMap<String, Option<i64>>> = None;
        let mut nested: Option<BTreeMap<String, BTreeMap<String, Shelf>>> = None;
        let mut parts: Option<BTreeMap<String, ShelfPartsValue>> = None;
        let mut anything: Option<Anything> = None;
        let mut open: Option<Open> = None;
        let mut free: Option<Free> = None;
        let mut note: Nullable<String> = Nullable::Absent;
        let mut rank: Nullable<i64> = Nullable::Absent;
        let mut nothing: Nullable<String> = Nullable::Absent;
        let mut list: Nullable<Vec<Option<i64>>> = Nullable::Absent;
        let mut above: Option<Box<Shelf>> = None;
        let mut below: Nullable<Box<Shelf>> = Nullable::Absent;
        let mut wall: Option<Box<Wall>> = None;
        object::read(
            reader,
            &mut [
                object::required("name", &mut name),
                object::required("owner", &mut owner),
                object::optional("other", &mut other),
                object::required("extent", &mut extent),
                object::optional("empty", &mut empty),
                object::optional("labels", &mut labels),
                object::optional("counts", &mut counts),
                object::optional("nested", &mut nested),
                object::optional("parts", &mut parts),
                object::optional("anything", &mut anything),
                object::optional("open", &mut open),
                object::optional("free", &mut free),
                object::optional("note", &mut note),
                object::optional("rank", &mut rank),
                object::optional("nothing", &mut nothing),
                object::optional("list", &mut list),
                object::optional("above", &mut above),
                object::optional("below", &mut below),
                object::optional("wall", &mut wall),
            ],
        )?;
        let (Some(name), Some(owner), Some(extent)) = (name, owner, extent) else {
            return Err(object::incomplete());
        };
        Ok(Self {
            name,
            owner,
            other,
            extent,
            empty,
            labels,
            counts,
            nested,
            parts,
            anything,
            open,
            free,
            note,
            rank,
            nothing,
            list,
            above,
            below,
            wall,
        })
    }
}

object::implement!(Shelf);

/// `ShelfPartsValue`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ShelfPartsValue {
    /// `size`.
    pub size: Option<f64>,
}

impl ShelfPartsValue {
    /// Sets `size`.
    #[must_use]
    pub fn size(mut self, size: impl Into<Option<f64>>) -> Self {
        self.size = size.into();
        self
    }
}

impl json::EncodeFields for ShelfPartsValue {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("size", &self.size);
    }
}

impl json::Decode for ShelfPartsValue {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut size: Option<f64> = None;
        object::read(reader, &mut [object::optional("size", &mut size)])?;
        Ok(Self { size })
    }
}

object::implement!(ShelfPartsValue);
