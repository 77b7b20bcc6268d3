// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `Filter`.

use std::collections::BTreeMap;

use crate::runtime::schema::{AdditionalProperties, Field, Items, MapValues, Schema};
use crate::runtime::{json, object};
use crate::types::{Color, Range, COLOR_SCHEMA, RANGE_SCHEMA};

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

/// The required fields of [`Filter`].
#[derive(Debug)]
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
    pub fn ids(mut self, ids: impl IntoIterator<Item = i64>) -> Self {
        self.ids = Some(ids.into_iter().collect());
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
    pub fn colors(mut self, colors: impl IntoIterator<Item = Color>) -> Self {
        self.colors = Some(colors.into_iter().collect());
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

impl json::EncodeFields for Filter {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("owner", &self.owner);
        fields.optional("ids", &self.ids);
        fields.optional("range", &self.range);
        fields.optional("colors", &self.colors);
        fields.optional("labels", &self.labels);
    }
}

impl json::Decode for Filter {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut owner: Option<Option<String>> = None;
        let mut ids: Option<Vec<i64>> = None;
        let mut range: Option<Range> = None;
        let mut colors: Option<Vec<Color>> = None;
        let mut labels: Option<BTreeMap<String, String>> = None;
        object::read(
            reader,
            &mut [
                object::required("owner", &mut owner),
                object::optional("ids", &mut ids),
                object::optional("range", &mut range),
                object::optional("colors", &mut colors),
                object::optional("labels", &mut labels),
            ],
        )?;
        let Some(owner) = owner else {
            return Err(object::incomplete());
        };
        Ok(Self {
            owner,
            ids,
            range,
            colors,
            labels,
        })
    }
}

object::implement!(Filter);

/// The JSON schema of [`Filter`].
pub(crate) static FILTER_SCHEMA: Schema = Schema::Object(
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
            schema: Schema::Reference(&RANGE_SCHEMA),
        },
        Field {
            name: "colors",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&COLOR_SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "labels",
            required: false,
            schema: Schema::Map(
                &MapValues {
                    schema: Schema::String(&[]),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
    ],
    AdditionalProperties::Any,
);
