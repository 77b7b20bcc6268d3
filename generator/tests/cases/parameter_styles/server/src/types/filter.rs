// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `Filter`.

use std::collections::BTreeMap;

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, Items, Others, Schema, Values};
use crate::types;
use crate::types::{Color, Range};

/// `Filter`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Filter {
    /// `owner`.
    pub owner: Option<String>,
    /// `ids`.
    pub ids: Option<Vec<i64>>,
    /// `range`.
    pub range: Option<Range>,
    /// `colors`.
    pub colors: Option<Vec<Color>>,
    /// `labels`.
    pub labels: Option<BTreeMap<String, String>>,
}

/// What a [`Filter`] cannot be without.
#[derive(Clone, Debug)]
pub struct FilterRequired {
    /// `owner`.
    pub owner: Option<String>,
}

impl From<FilterRequired> for Filter {
    fn from(required: FilterRequired) -> Self {
        Self {
            owner: required.owner,
            ids: None,
            range: None,
            colors: None,
            labels: None,
        }
    }
}

impl Filter {
    /// Sets `ids`.
    #[must_use]
    pub fn ids(mut self, ids: impl Into<Option<Vec<i64>>>) -> Self {
        self.ids = ids.into();
        self
    }

    /// Sets `range`.
    #[must_use]
    pub fn range(mut self, range: impl Into<Option<Range>>) -> Self {
        self.range = range.into();
        self
    }

    /// Sets `colors`.
    #[must_use]
    pub fn colors(mut self, colors: impl Into<Option<Vec<Color>>>) -> Self {
        self.colors = colors.into();
        self
    }

    /// Sets `labels`.
    #[must_use]
    pub fn labels(
        mut self,
        labels: impl Into<Option<BTreeMap<String, String>>>,
    ) -> Self {
        self.labels = labels.into();
        self
    }
}

impl Serialize for Filter {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("owner", &self.owner)?;
        if let Some(value) = &self.ids {
            object.serialize_entry("ids", value)?;
        }
        if let Some(value) = &self.range {
            object.serialize_entry("range", value)?;
        }
        if let Some(value) = &self.colors {
            object.serialize_entry("colors", value)?;
        }
        if let Some(value) = &self.labels {
            object.serialize_entry("labels", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Filter {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Filter {
    const NAME: &'static str = "Filter";

    const FIELDS: &'static [&'static str] = &[
        "owner",
        "ids",
        "range",
        "colors",
        "labels",
    ];

    type Slots = FilterSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.owner, "owner", map),
            1 => object::field(&mut slots.ids, "ids", map),
            2 => object::field(&mut slots.range, "range", map),
            3 => object::field(&mut slots.colors, "colors", map),
            4 => object::field(&mut slots.labels, "labels", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            owner: object::required(slots.owner, "owner")?,
            ids: slots.ids,
            range: slots.range,
            colors: slots.colors,
            labels: slots.labels,
        })
    }
}

/// The fields of a [`Filter`] read so far.
#[derive(Default)]
pub struct FilterSlots {
    owner: Option<Option<String>>,
    ids: Option<Vec<i64>>,
    range: Option<Range>,
    colors: Option<Vec<Color>>,
    labels: Option<BTreeMap<String, String>>,
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "owner",
            required: true,
            schema: Schema::Nullable(&Schema::String(&[])),
        },
        Field {
            name: "ids",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Integer(i64::MIN, i64::MAX),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "range",
            required: false,
            schema: Schema::Reference(&types::range::SCHEMA),
        },
        Field {
            name: "colors",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&types::color::SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "labels",
            required: false,
            schema: Schema::Map(
                &Values {
                    schema: Schema::String(&[]),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
    ],
    Others::Any,
);
