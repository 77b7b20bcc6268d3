// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `Values`.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde_json::Value;

use crate::runtime::{json, object};
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

impl json::Decode for ValuesType {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut short: Option<String> = None;
        let mut small: Option<i64> = None;
        let mut color: Option<Color> = None;
        let mut natural: Option<Natural> = None;
        let mut tags: Option<Vec<String>> = None;
        let mut days: Option<Vec<Date>> = None;
        let mut anything: Option<Vec<Value>> = None;
        let mut labels: Option<BTreeMap<String, String>> = None;
        let mut code: Option<String> = None;
        let mut wrong: Option<bool> = None;
        let mut many: Option<Vec<i64>> = None;
        object::read(
            reader,
            &mut [
                ("short", &mut short),
                ("small", &mut small),
                ("color", &mut color),
                ("natural", &mut natural),
                ("tags", &mut tags),
                ("days", &mut days),
                ("anything", &mut anything),
                ("labels", &mut labels),
                ("code", &mut code),
                ("wrong", &mut wrong),
                ("many", &mut many),
            ],
        )?;
        Ok(Self {
            short,
            small,
            color,
            natural,
            tags,
            days,
            anything,
            labels,
            code,
            wrong,
            many,
        })
    }
}

object::implement!(ValuesType);
