// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Shelf`.

use std::collections::BTreeMap;

use crate::runtime::schema::{Field, Items, Others, Schema, TextRule, Values};
use crate::runtime::{json, object, slot};
use crate::types;
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
    pub rank: Option<i64>,
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
            rank: Some(3),
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
        self.rank = rank.into();
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

impl json::EncodeFields for Shelf {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
        fields.field("owner", &self.owner);
        fields.optional("other", &self.other);
        fields.field("extent", &self.extent);
        fields.optional("empty", &self.empty);
        fields.optional("labels", &self.labels);
        fields.optional("counts", &self.counts);
        fields.optional("nested", &self.nested);
        fields.optional("parts", &self.parts);
        fields.optional("anything", &self.anything);
        fields.optional("open", &self.open);
        fields.optional("free", &self.free);
        fields.optional("note", &self.note);
        fields.field("rank", &self.rank);
        fields.optional("nothing", &self.nothing);
        fields.optional("list", &self.list);
        fields.optional("above", &self.above);
        fields.optional("below", &self.below);
        fields.optional("wall", &self.wall);
    }
}

impl object::Object for Shelf {
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

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        let value = Self {
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
            rank: slots.rank.unwrap_or(Some(3)),
            nothing: slots.nothing,
            list: slots.list,
            above: slots.above,
            below: slots.below,
            wall: slots.wall,
        };
        object::check(
            value.owner.as_ref().is_none_or(|value| value.chars().count() >= 1),
            "owner",
        )?;
        object::check(
            value
                .other
                .as_ref()
                .is_none_or(|other| {
                    other.as_ref().is_none_or(|value| value.chars().count() >= 1)
                }),
            "other",
        )?;
        object::check(
            value
                .labels
                .as_ref()
                .is_none_or(|labels| {
                    !labels.is_empty()
                        && labels.values().all(|item| item.chars().count() <= 20)
                }),
            "labels",
        )?;
        object::check(
            value
                .counts
                .as_ref()
                .is_none_or(|counts| {
                    counts.values().all(|&item| item.is_none_or(|value| value <= 9))
                }),
            "counts",
        )?;
        object::check(
            value
                .note
                .as_ref()
                .is_none_or(|note| {
                    note
                        .as_ref()
                        .is_none_or(|value| {
                            value
                                .chars()
                                .all(|character| matches!(character, 'a'..= 'z'))
                        })
                }),
            "note",
        )?;
        object::check(
            value
                .list
                .as_ref()
                .is_none_or(|list| {
                    list
                        .as_ref()
                        .is_none_or(|value| {
                            value.iter().all(|&item| item.is_none_or(|value| value >= 1))
                        })
                }),
            "list",
        )?;
        Ok(value)
    }
}

object::implement!(Shelf);

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

impl slot::Slots for ShelfSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.name,
            1 => &mut self.owner,
            2 => &mut self.other,
            3 => &mut self.extent,
            4 => &mut self.empty,
            5 => &mut self.labels,
            6 => &mut self.counts,
            7 => &mut self.nested,
            8 => &mut self.parts,
            9 => &mut self.anything,
            10 => &mut self.open,
            11 => &mut self.free,
            12 => &mut self.note,
            13 => &mut self.rank,
            14 => &mut self.nothing,
            15 => &mut self.list,
            16 => &mut self.above,
            17 => &mut self.below,
            18 => &mut self.wall,
            _ => return None,
        };
        Some(slot)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::Nullable(&Schema::String(&[])),
        },
        Field {
            name: "owner",
            required: true,
            schema: Schema::Nullable(&Schema::Reference(&types::note::SCHEMA)),
        },
        Field {
            name: "other",
            required: false,
            schema: Schema::Nullable(&Schema::Reference(&types::also_note::SCHEMA)),
        },
        Field {
            name: "extent",
            required: true,
            schema: Schema::Reference(&types::closed::SCHEMA),
        },
        Field {
            name: "empty",
            required: false,
            schema: Schema::Reference(&types::empty::SCHEMA),
        },
        Field {
            name: "labels",
            required: false,
            schema: Schema::Reference(&types::labels::SCHEMA),
        },
        Field {
            name: "counts",
            required: false,
            schema: Schema::Map(
                &Values {
                    schema: Schema::Nullable(&Schema::Integer(i64::MIN, 9)),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "nested",
            required: false,
            schema: Schema::Map(
                &Values {
                    schema: Schema::Map(
                        &Values {
                            schema: Schema::Reference(&types::shelf::SCHEMA),
                            minimum: 0,
                            maximum: usize::MAX,
                        },
                    ),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "parts",
            required: false,
            schema: Schema::Map(
                &Values {
                    schema: Schema::Reference(&types::shelf_parts_value::SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "anything",
            required: false,
            schema: Schema::Reference(&types::anything::SCHEMA),
        },
        Field {
            name: "open",
            required: false,
            schema: Schema::Reference(&types::open::SCHEMA),
        },
        Field {
            name: "free",
            required: false,
            schema: Schema::Reference(&types::free::SCHEMA),
        },
        Field {
            name: "note",
            required: false,
            schema: Schema::Nullable(
                &Schema::String(
                    &[
                        TextRule {
                            holds: |text| {
                                text
                                    .chars()
                                    .all(|character| matches!(character, 'a'..= 'z'))
                            },
                            expected: "expected a string that matches ^[a-z]*$",
                        },
                    ],
                ),
            ),
        },
        Field {
            name: "rank",
            required: false,
            schema: Schema::Nullable(&Schema::Integer(i64::MIN, i64::MAX)),
        },
        Field {
            name: "nothing",
            required: false,
            schema: Schema::Nullable(&Schema::String(&[])),
        },
        Field {
            name: "list",
            required: false,
            schema: Schema::Nullable(
                &Schema::Array(
                    &Items {
                        schema: Schema::Nullable(&Schema::Integer(1, i64::MAX)),
                        minimum: 0,
                        maximum: usize::MAX,
                    },
                ),
            ),
        },
        Field {
            name: "above",
            required: false,
            schema: Schema::Reference(&types::shelf::SCHEMA),
        },
        Field {
            name: "below",
            required: false,
            schema: Schema::Nullable(&Schema::Reference(&types::shelf::SCHEMA)),
        },
        Field {
            name: "wall",
            required: false,
            schema: Schema::Reference(&types::wall::SCHEMA),
        },
    ],
    Others::Any,
);
