// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Map`.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde_json::Value;

use crate::runtime::date::DateText;
use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{AdditionalProperties, Field, Items, MapValues, Schema};
use crate::runtime::{json, object, text_format};
use crate::types::{Colors, Nothing, Point, COLORS_SCHEMA, NOTHING_SCHEMA, POINT_SCHEMA};

/// `Map`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Map {
    /// `center`.
    pub center: Point,
    /// `range`.
    pub range: Option<(i64, Option<Date>)>,
    /// `shown`.
    pub shown: Option<()>,
    /// `hidden`.
    pub hidden: Option<Nothing>,
    /// `open`.
    pub open: Option<Vec<Value>>,
    /// `same`.
    pub same: Option<Vec<String>>,
    /// `none`.
    pub none: Option<Vec<Value>>,
    /// `colors`.
    pub colors: Option<Colors>,
    /// `mixed`.
    pub mixed: Option<BTreeMap<String, Value>>,
    /// `sorted`.
    pub sorted: Option<BTreeMap<String, Value>>,
    /// `short`.
    pub short: Option<Vec<Value>>,
    /// `texts`.
    pub texts: Option<Vec<Value>>,
}

/// The required fields of [`Map`].
#[derive(Debug)]
pub struct MapRequired {
    /// `center`.
    pub center: Point,
}

impl From<MapRequired> for Map {
    fn from(required: MapRequired) -> Self {
        Self {
            center: required.center,
            range: None,
            shown: None,
            hidden: None,
            open: None,
            same: None,
            none: None,
            colors: None,
            mixed: None,
            sorted: None,
            short: None,
            texts: None,
        }
    }
}

impl Map {
    /// Sets `range`.
    #[must_use]
    pub fn range(mut self, range: impl Into<Option<(i64, Option<Date>)>>) -> Self {
        self.range = range.into();
        self
    }

    /// Sets `shown`.
    #[must_use]
    pub fn shown(mut self, shown: impl Into<Option<()>>) -> Self {
        self.shown = shown.into();
        self
    }

    /// Sets `hidden`.
    #[must_use]
    pub fn hidden(mut self, hidden: impl Into<Option<Nothing>>) -> Self {
        self.hidden = hidden.into();
        self
    }

    /// Sets `open`.
    #[must_use]
    pub fn open(mut self, open: impl IntoIterator<Item = Value>) -> Self {
        self.open = Some(open.into_iter().collect());
        self
    }

    /// Sets `same`.
    #[must_use]
    pub fn same(mut self, same: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.same = Some(same.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `none`.
    #[must_use]
    pub fn none(mut self, none: impl IntoIterator<Item = Value>) -> Self {
        self.none = Some(none.into_iter().collect());
        self
    }

    /// Sets `colors`.
    #[must_use]
    pub fn colors(mut self, colors: impl Into<Option<Colors>>) -> Self {
        self.colors = colors.into();
        self
    }

    /// Sets `mixed`.
    #[must_use]
    pub fn mixed(mut self, mixed: impl Into<Option<BTreeMap<String, Value>>>) -> Self {
        self.mixed = mixed.into();
        self
    }

    /// Sets `sorted`.
    #[must_use]
    pub fn sorted(mut self, sorted: impl Into<Option<BTreeMap<String, Value>>>) -> Self {
        self.sorted = sorted.into();
        self
    }

    /// Sets `short`.
    #[must_use]
    pub fn short(mut self, short: impl IntoIterator<Item = Value>) -> Self {
        self.short = Some(short.into_iter().collect());
        self
    }

    /// Sets `texts`.
    #[must_use]
    pub fn texts(mut self, texts: impl IntoIterator<Item = Value>) -> Self {
        self.texts = Some(texts.into_iter().collect());
        self
    }
}

impl json::EncodeFields for Map {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("center", &self.center);
        fields.optional("range", &self.range);
        fields.optional("shown", &self.shown);
        fields.optional("hidden", &self.hidden);
        fields.optional("open", &self.open);
        fields.optional("same", &self.same);
        fields.optional("none", &self.none);
        fields.optional("colors", &self.colors);
        fields.optional("mixed", &self.mixed);
        fields.optional("sorted", &self.sorted);
        fields.optional("short", &self.short);
        fields.optional("texts", &self.texts);
    }
}

impl json::Decode for Map {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut center: Option<Point> = None;
        let mut range: Option<(i64, Option<Date>)> = None;
        let mut shown: Option<()> = None;
        let mut hidden: Option<Nothing> = None;
        let mut open: Option<Vec<Value>> = None;
        let mut same: Option<Vec<String>> = None;
        let mut none: Option<Vec<Value>> = None;
        let mut colors: Option<Colors> = None;
        let mut mixed: Option<BTreeMap<String, Value>> = None;
        let mut sorted: Option<BTreeMap<String, Value>> = None;
        let mut short: Option<Vec<Value>> = None;
        let mut texts: Option<Vec<Value>> = None;
        object::read(
            reader,
            &mut [
                object::required("center", &mut center),
                object::optional("range", &mut range),
                object::optional("shown", &mut shown),
                object::optional("hidden", &mut hidden),
                object::optional("open", &mut open),
                object::optional("same", &mut same),
                object::optional("none", &mut none),
                object::optional("colors", &mut colors),
                object::optional("mixed", &mut mixed),
                object::optional("sorted", &mut sorted),
                object::optional("short", &mut short),
                object::optional("texts", &mut texts),
            ],
        )?;
        let Some(center) = center else {
            return Err(object::incomplete());
        };
        let value = Self {
            center,
            range,
            shown,
            hidden,
            open,
            same,
            none,
            colors,
            mixed,
            sorted,
            short,
            texts,
        };
        object::check(value.same.as_ref().is_none_or(|same| same.len() <= 4), "same")?;
        object::check(value.none.as_ref().is_none_or(|none| none.len() <= 0), "none")?;
        object::check(
            value.short.as_ref().is_none_or(|short| short.len() <= 2),
            "short",
        )?;
        Ok(value)
    }
}

object::implement!(Map);

/// The JSON schema of [`Map`].
pub(crate) static MAP_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "center",
            required: true,
            schema: Schema::Reference(&POINT_SCHEMA),
        },
        Field {
            name: "range",
            required: false,
            schema: Schema::Tuple(
                &[
                    Schema::Integer(i64::MIN, i64::MAX),
                    Schema::Nullable(
                        &Schema::String(
                            &[
                                TextConstraint {
                                    holds: |text| text_format::is::<DateText>(text),
                                    expected: <DateText as text_format::TextFormat>::EXPECTED,
                                },
                            ],
                        ),
                    ),
                ],
            ),
        },
        Field {
            name: "shown",
            required: false,
            schema: Schema::Null,
        },
        Field {
            name: "hidden",
            required: false,
            schema: Schema::Reference(&NOTHING_SCHEMA),
        },
        Field {
            name: "open",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Any,
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "same",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::String(&[]),
                    minimum: 0,
                    maximum: 4,
                },
            ),
        },
        Field {
            name: "none",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Any,
                    minimum: 0,
                    maximum: 0,
                },
            ),
        },
        Field {
            name: "colors",
            required: false,
            schema: Schema::Reference(&COLORS_SCHEMA),
        },
        Field {
            name: "mixed",
            required: false,
            schema: Schema::Map(
                &MapValues {
                    schema: Schema::Any,
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "sorted",
            required: false,
            schema: Schema::Map(
                &MapValues {
                    schema: Schema::Any,
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "short",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Any,
                    minimum: 0,
                    maximum: 2,
                },
            ),
        },
        Field {
            name: "texts",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Any,
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
    ],
    AdditionalProperties::Any,
);
