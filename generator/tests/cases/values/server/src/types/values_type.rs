// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `Values`.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde_json::Value;

use crate::runtime::date::DateText;
use crate::runtime::limits::TextRule;
use crate::runtime::schema::{Field, Items, Others, Schema, Values};
use crate::runtime::{codec, json, object, unique};
use crate::types;
use crate::types::{Color, Natural};

/// `Values`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ValuesType {
    /// Not long.
    pub short: Option<String>,
    /// `small`.
    pub small: Option<i64>,
    /// `color`.
    pub color: Color,
    /// `natural`.
    pub natural: Natural,
    /// `tags`.
    pub tags: Vec<String>,
    /// `days`.
    pub days: Option<Vec<Date>>,
    /// `anything`.
    pub anything: Option<Vec<Value>>,
    /// `labels`.
    pub labels: BTreeMap<String, String>,
    /// `code`.
    pub code: String,
    /// `wrong`.
    pub wrong: Option<bool>,
    /// `many`.
    pub many: Vec<i64>,
}

impl Default for ValuesType {
    fn default() -> Self {
        Self {
            short: None,
            small: None,
            color: Color::Red,
            natural: 3,
            tags: Vec::new(),
            days: None,
            anything: None,
            labels: BTreeMap::new(),
            code: "abc".to_owned(),
            wrong: None,
            many: vec![1],
        }
    }
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
    pub fn color(mut self, color: Color) -> Self {
        self.color = color;
        self
    }

    /// Sets `natural`.
    #[must_use]
    pub fn natural(mut self, natural: Natural) -> Self {
        self.natural = natural;
        self
    }

    /// Sets `tags`.
    #[must_use]
    pub fn tags(mut self, tags: Vec<String>) -> Self {
        self.tags = tags;
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
    pub fn labels(mut self, labels: BTreeMap<String, String>) -> Self {
        self.labels = labels;
        self
    }

    /// Sets `code`.
    #[must_use]
    pub fn code(mut self, code: String) -> Self {
        self.code = code;
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
    pub fn many(mut self, many: Vec<i64>) -> Self {
        self.many = many;
        self
    }
}

impl json::EncodeFields for ValuesType {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("short", &self.short);
        fields.optional("small", &self.small);
        fields.field("color", &self.color);
        fields.field("natural", &self.natural);
        fields.field("tags", &self.tags);
        fields.optional("days", &self.days);
        fields.optional("anything", &self.anything);
        fields.field("labels", &self.labels);
        fields.field("code", &self.code);
        fields.optional("wrong", &self.wrong);
        fields.field("many", &self.many);
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
        let value = Self {
            short,
            small,
            color: color.unwrap_or(Color::Red),
            natural: natural.unwrap_or(3),
            tags: tags.unwrap_or(Vec::new()),
            days,
            anything,
            labels: labels.unwrap_or(BTreeMap::new()),
            code: code.unwrap_or("abc".to_owned()),
            wrong,
            many: many.unwrap_or_else(|| vec![1]),
        };
        object::check(
            value
                .short
                .as_ref()
                .is_none_or(|short| (2..=9).contains(&short.chars().count())),
            "short",
        )?;
        object::check(
            value.small.is_none_or(|small| (0..=9).contains(&small)),
            "small",
        )?;
        object::check(value.natural >= 0, "natural")?;
        object::check(unique::all_differ(value.tags.iter()), "tags")?;
        object::check(
            value
                .days
                .as_ref()
                .is_none_or(|days| days.len() <= 7 && unique::all_differ(days.iter())),
            "days",
        )?;
        object::check(
            value
                .anything
                .as_ref()
                .is_none_or(|anything| unique::all_differ(anything.iter())),
            "anything",
        )?;
        object::check(value.code.chars().count() <= 3, "code")?;
        Ok(value)
    }
}

object::implement!(ValuesType);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "short",
            required: false,
            schema: Schema::String(
                &[
                    TextRule {
                        holds: |text| (2..=9).contains(&text.chars().count()),
                        expected: "expected between 2 and 9 characters",
                    },
                ],
            ),
        },
        Field {
            name: "small",
            required: false,
            schema: Schema::Integer(0, 9),
        },
        Field {
            name: "color",
            required: false,
            schema: Schema::Reference(&types::color::SCHEMA),
        },
        Field {
            name: "natural",
            required: false,
            schema: Schema::Reference(&types::natural::SCHEMA),
        },
        Field {
            name: "tags",
            required: false,
            schema: Schema::Unique(
                &Schema::Array(
                    &Items {
                        schema: Schema::String(&[]),
                        minimum: 0,
                        maximum: usize::MAX,
                    },
                ),
            ),
        },
        Field {
            name: "days",
            required: false,
            schema: Schema::Unique(
                &Schema::Array(
                    &Items {
                        schema: Schema::String(
                            &[
                                TextRule {
                                    holds: |text| codec::is::<DateText>(text),
                                    expected: <DateText as codec::TextFormat>::EXPECTED,
                                },
                            ],
                        ),
                        minimum: 0,
                        maximum: 7,
                    },
                ),
            ),
        },
        Field {
            name: "anything",
            required: false,
            schema: Schema::Unique(
                &Schema::Array(
                    &Items {
                        schema: Schema::Any,
                        minimum: 0,
                        maximum: usize::MAX,
                    },
                ),
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
        Field {
            name: "code",
            required: false,
            schema: Schema::String(
                &[
                    TextRule {
                        holds: |text| text.chars().count() <= 3,
                        expected: "expected at most 3 characters",
                    },
                ],
            ),
        },
        Field {
            name: "wrong",
            required: false,
            schema: Schema::Boolean,
        },
        Field {
            name: "many",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Integer(i64::MIN, i64::MAX),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
    ],
    Others::Any,
);
