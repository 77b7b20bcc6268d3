// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `Values`.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde_json::Value;

use crate::runtime::{json, object, slot};
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
    ///
    /// Where it is left out, the server takes `[1]`.
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

impl json::EncodeFields for ValuesType {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("short", &self.short);
        fields.optional("small", &self.small);
        fields.optional("color", &self.color);
        fields.optional("natural", &self.natural);
        fields.optional("tags", &self.tags);
        fields.optional("days", &self.days);
        fields.optional("anything", &self.anything);
        fields.optional("labels", &self.labels);
        fields.optional("code", &self.code);
        fields.optional("wrong", &self.wrong);
        fields.optional("many", &self.many);
    }
}

impl object::Object for ValuesType {
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

    fn finish(slots: Self::Slots) -> json::Result<Self> {
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

object::implement!(ValuesType);

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

impl slot::Slots for ValuesTypeSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.short,
            1 => &mut self.small,
            2 => &mut self.color,
            3 => &mut self.natural,
            4 => &mut self.tags,
            5 => &mut self.days,
            6 => &mut self.anything,
            7 => &mut self.labels,
            8 => &mut self.code,
            9 => &mut self.wrong,
            10 => &mut self.many,
            _ => return None,
        };
        Some(slot)
    }
}
