// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `Values`.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde_json::Value;

use crate::runtime::date::DateText;
use crate::runtime::schema::{Field, Items, Others, Schema, TextRule, Values};
use crate::runtime::{codec, json, object, slot, unique};
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
        let value = Self {
            short: slots.short,
            small: slots.small,
            color: slots.color.unwrap_or(Color::Red),
            natural: slots.natural.unwrap_or(3),
            tags: slots.tags.unwrap_or(Vec::new()),
            days: slots.days,
            anything: slots.anything,
            labels: slots.labels.unwrap_or(BTreeMap::new()),
            code: slots.code.unwrap_or("abc".to_owned()),
            wrong: slots.wrong,
            many: slots.many.unwrap_or_else(|| vec![1]),
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
