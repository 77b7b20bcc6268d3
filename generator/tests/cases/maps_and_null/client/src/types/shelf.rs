// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Shelf`.

use std::collections::BTreeMap;

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::types::{
    AlsoNote, Anything, Closed, Empty, Free, Labels, Note, Open, ShelfPartsValue, Wall,
};

/// `Shelf`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Shelf {
    /// `name`.
    pub name: Option<String>,
    /// `owner`.
    pub owner: Option<Note>,
    /// `other`.
    pub other: Option<Option<AlsoNote>>,
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
    pub note: Option<Option<String>>,
    /// `rank`.
    ///
    /// Where it is left out, the server takes `3`.
    pub rank: Option<Option<i64>>,
    /// `nothing`.
    pub nothing: Option<Option<String>>,
    /// `list`.
    pub list: Option<Option<Vec<Option<i64>>>>,
    /// `above`.
    pub above: Option<Box<Shelf>>,
    /// `below`.
    pub below: Option<Option<Box<Shelf>>>,
    /// `wall`.
    pub wall: Option<Box<Wall>>,
}

/// What a [`Shelf`] cannot be without.
#[derive(Clone, Debug)]
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
            other: None,
            extent: required.extent,
            empty: None,
            labels: None,
            counts: None,
            nested: None,
            parts: None,
            anything: None,
            open: None,
            free: None,
            note: None,
            rank: None,
            nothing: None,
            list: None,
            above: None,
            below: None,
            wall: None,
        }
    }
}

impl Shelf {
    /// Sets `other`.
    #[must_use]
    pub fn other(mut self, other: impl Into<Option<AlsoNote>>) -> Self {
        self.other = Some(other.into());
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
    pub fn note(mut self, note: impl Into<Option<String>>) -> Self {
        self.note = Some(note.into());
        self
    }

    /// Sets `rank`.
    #[must_use]
    pub fn rank(mut self, rank: impl Into<Option<i64>>) -> Self {
        self.rank = Some(rank.into());
        self
    }

    /// Sets `nothing`.
    #[must_use]
    pub fn nothing(mut self, nothing: impl Into<Option<String>>) -> Self {
        self.nothing = Some(nothing.into());
        self
    }

    /// Sets `list`.
    #[must_use]
    pub fn list(mut self, list: impl Into<Option<Vec<Option<i64>>>>) -> Self {
        self.list = Some(list.into());
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
    pub fn below(mut self, below: impl Into<Option<Shelf>>) -> Self {
        self.below = Some(below.into().map(Box::new));
        self
    }

    /// Sets `wall`.
    #[must_use]
    pub fn wall(mut self, wall: impl Into<Option<Wall>>) -> Self {
        self.wall = wall.into().map(Box::new);
        self
    }
}

impl Serialize for Shelf {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("name", &self.name)?;
        object.serialize_entry("owner", &self.owner)?;
        if let Some(value) = &self.other {
            object.serialize_entry("other", value)?;
        }
        object.serialize_entry("extent", &self.extent)?;
        if let Some(value) = &self.empty {
            object.serialize_entry("empty", value)?;
        }
        if let Some(value) = &self.labels {
            object.serialize_entry("labels", value)?;
        }
        if let Some(value) = &self.counts {
            object.serialize_entry("counts", value)?;
        }
        if let Some(value) = &self.nested {
            object.serialize_entry("nested", value)?;
        }
        if let Some(value) = &self.parts {
            object.serialize_entry("parts", value)?;
        }
        if let Some(value) = &self.anything {
            object.serialize_entry("anything", value)?;
        }
        if let Some(value) = &self.open {
            object.serialize_entry("open", value)?;
        }
        if let Some(value) = &self.free {
            object.serialize_entry("free", value)?;
        }
        if let Some(value) = &self.note {
            object.serialize_entry("note", value)?;
        }
        if let Some(value) = &self.rank {
            object.serialize_entry("rank", value)?;
        }
        if let Some(value) = &self.nothing {
            object.serialize_entry("nothing", value)?;
        }
        if let Some(value) = &self.list {
            object.serialize_entry("list", value)?;
        }
        if let Some(value) = &self.above {
            object.serialize_entry("above", value)?;
        }
        if let Some(value) = &self.below {
            object.serialize_entry("below", value)?;
        }
        if let Some(value) = &self.wall {
            object.serialize_entry("wall", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Shelf {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Shelf {
    const NAME: &'static str = "Shelf";

    const FIELDS: &'static [&'static str] = &[
        "name",
        "owner",
        "other",
        "extent",
        "empty",
        "labels",
        "counts",
        "nested",
        "parts",
        "anything",
        "open",
        "free",
        "note",
        "rank",
        "nothing",
        "list",
        "above",
        "below",
        "wall",
    ];

    type Slots = ShelfSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.name, "name", map),
            1 => object::field(&mut slots.owner, "owner", map),
            2 => object::field(&mut slots.other, "other", map),
            3 => object::field(&mut slots.extent, "extent", map),
            4 => object::lenient_field(&mut slots.empty, map),
            5 => object::lenient_field(&mut slots.labels, map),
            6 => object::lenient_field(&mut slots.counts, map),
            7 => object::lenient_field(&mut slots.nested, map),
            8 => object::lenient_field(&mut slots.parts, map),
            9 => object::lenient_field(&mut slots.anything, map),
            10 => object::lenient_field(&mut slots.open, map),
            11 => object::lenient_field(&mut slots.free, map),
            12 => object::field(&mut slots.note, "note", map),
            13 => object::field(&mut slots.rank, "rank", map),
            14 => object::field(&mut slots.nothing, "nothing", map),
            15 => object::field(&mut slots.list, "list", map),
            16 => object::lenient_field(&mut slots.above, map),
            17 => object::field(&mut slots.below, "below", map),
            18 => object::lenient_field(&mut slots.wall, map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            name: object::required(slots.name, "name")?,
            owner: object::required(slots.owner, "owner")?,
            other: slots.other,
            extent: object::required(slots.extent, "extent")?,
            empty: slots.empty,
            labels: slots.labels,
            counts: slots.counts,
            nested: slots.nested,
            parts: slots.parts,
            anything: slots.anything,
            open: slots.open,
            free: slots.free,
            note: slots.note,
            rank: slots.rank,
            nothing: slots.nothing,
            list: slots.list,
            above: slots.above,
            below: slots.below,
            wall: slots.wall,
        })
    }
}

/// The fields of a [`Shelf`] read so far.
#[derive(Default)]
pub struct ShelfSlots {
    name: Option<Option<String>>,
    owner: Option<Option<Note>>,
    other: Option<Option<AlsoNote>>,
    extent: Option<Closed>,
    empty: Option<Empty>,
    labels: Option<Labels>,
    counts: Option<BTreeMap<String, Option<i64>>>,
    nested: Option<BTreeMap<String, BTreeMap<String, Shelf>>>,
    parts: Option<BTreeMap<String, ShelfPartsValue>>,
    anything: Option<Anything>,
    open: Option<Open>,
    free: Option<Free>,
    note: Option<Option<String>>,
    rank: Option<Option<i64>>,
    nothing: Option<Option<String>>,
    list: Option<Option<Vec<Option<i64>>>>,
    above: Option<Box<Shelf>>,
    below: Option<Option<Box<Shelf>>>,
    wall: Option<Box<Wall>>,
}
