// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `Values`.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::runtime::codec;
use crate::runtime::date::DateText;
use crate::runtime::object::{self, Object};
use crate::types::{Color, Natural};

/// `Values`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ValuesType {
    /// Not long.
    pub short: Option<String>,
    /// `small`.
    pub small: Option<i64>,
    /// `color`.
    ///
    /// Where it is left out, the server takes `red`.
    pub color: Option<Color>,
    /// `natural`.
    ///
    /// Where it is left out, the server takes `3`.
    pub natural: Option<Natural>,
    /// `tags`.
    ///
    /// Where it is left out, the server takes `[]`.
    pub tags: Option<Vec<String>>,
    /// `days`.
    pub days: Option<Vec<Date>>,
    /// `anything`.
    pub anything: Option<Vec<Value>>,
    /// `labels`.
    ///
    /// Where it is left out, the server takes `{}`.
    pub labels: Option<BTreeMap<String, String>>,
    /// `code`.
    ///
    /// Where it is left out, the server takes `abc`.
    pub code: Option<String>,
    /// `wrong`.
    pub wrong: Option<bool>,
    /// `many`.
    pub many: Option<Vec<i64>>,
}

impl ValuesType {
    /// Sets `short`.
    #[must_use]
    pub fn short(mut self, short: impl Into<Option<String>>) -> Self {
        self.short = short.into();
        self
    }

    /// Sets `small`.
    #[must_use]
    pub fn small(mut self, small: impl Into<Option<i64>>) -> Self {
        self.small = small.into();
        self
    }

    /// Sets `color`.
    #[must_use]
    pub fn color(mut self, color: impl Into<Option<Color>>) -> Self {
        self.color = color.into();
        self
    }

    /// Sets `natural`.
    #[must_use]
    pub fn natural(mut self, natural: impl Into<Option<Natural>>) -> Self {
        self.natural = natural.into();
        self
    }

    /// Sets `tags`.
    #[must_use]
    pub fn tags(mut self, tags: impl Into<Option<Vec<String>>>) -> Self {
        self.tags = tags.into();
        self
    }

    /// Sets `days`.
    #[must_use]
    pub fn days(mut self, days: impl Into<Option<Vec<Date>>>) -> Self {
        self.days = days.into();
        self
    }

    /// Sets `anything`.
    #[must_use]
    pub fn anything(mut self, anything: impl Into<Option<Vec<Value>>>) -> Self {
        self.anything = anything.into();
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

    /// Sets `code`.
    #[must_use]
    pub fn code(mut self, code: impl Into<Option<String>>) -> Self {
        self.code = code.into();
        self
    }

    /// Sets `wrong`.
    #[must_use]
    pub fn wrong(mut self, wrong: impl Into<Option<bool>>) -> Self {
        self.wrong = wrong.into();
        self
    }

    /// Sets `many`.
    #[must_use]
    pub fn many(mut self, many: impl Into<Option<Vec<i64>>>) -> Self {
        self.many = many.into();
        self
    }
}

impl Serialize for ValuesType {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        if let Some(value) = &self.short {
            object.serialize_entry("short", value)?;
        }
        if let Some(value) = &self.small {
            object.serialize_entry("small", value)?;
        }
        if let Some(value) = &self.color {
            object.serialize_entry("color", value)?;
        }
        if let Some(value) = &self.natural {
            object.serialize_entry("natural", value)?;
        }
        if let Some(value) = &self.tags {
            object.serialize_entry("tags", value)?;
        }
        if let Some(value) = &self.days {
            object.serialize_entry("days", &codec::Encoded::<Vec<DateText>>(value))?;
        }
        if let Some(value) = &self.anything {
            object.serialize_entry("anything", value)?;
        }
        if let Some(value) = &self.labels {
            object.serialize_entry("labels", value)?;
        }
        if let Some(value) = &self.code {
            object.serialize_entry("code", value)?;
        }
        if let Some(value) = &self.wrong {
            object.serialize_entry("wrong", value)?;
        }
        if let Some(value) = &self.many {
            object.serialize_entry("many", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for ValuesType {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for ValuesType {
    const NAME: &'static str = "Values";

    const FIELDS: &'static [&'static str] = &[
        "short",
        "small",
        "color",
        "natural",
        "tags",
        "days",
        "anything",
        "labels",
        "code",
        "wrong",
        "many",
    ];

    type Slots = ValuesTypeSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::lenient_field(&mut slots.short, map),
            1 => object::lenient_field(&mut slots.small, map),
            2 => object::lenient_field(&mut slots.color, map),
            3 => object::lenient_field(&mut slots.natural, map),
            4 => object::lenient_field(&mut slots.tags, map),
            5 => codec::lenient_field::<Vec<DateText>, _>(&mut slots.days, map),
            6 => object::lenient_field(&mut slots.anything, map),
            7 => object::lenient_field(&mut slots.labels, map),
            8 => object::lenient_field(&mut slots.code, map),
            9 => object::lenient_field(&mut slots.wrong, map),
            10 => object::lenient_field(&mut slots.many, map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            short: slots.short,
            small: slots.small,
            color: slots.color,
            natural: slots.natural,
            tags: slots.tags,
            days: slots.days,
            anything: slots.anything,
            labels: slots.labels,
            code: slots.code,
            wrong: slots.wrong,
            many: slots.many,
        })
    }
}

/// The fields of a [`ValuesType`] read so far.
#[derive(Default)]
pub struct ValuesTypeSlots {
    short: Option<String>,
    small: Option<i64>,
    color: Option<Color>,
    natural: Option<Natural>,
    tags: Option<Vec<String>>,
    days: Option<Vec<Date>>,
    anything: Option<Vec<Value>>,
    labels: Option<BTreeMap<String, String>>,
    code: Option<String>,
    wrong: Option<bool>,
    many: Option<Vec<i64>>,
}
