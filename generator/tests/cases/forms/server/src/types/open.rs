// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `Open`.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};
use crate::runtime::{json, object};
use crate::types::{Line, LINE_SCHEMA};

/// `Open`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Open {
    /// `name`.
    pub name: String,
    /// `lines`.
    pub lines: Option<Vec<Line>>,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, Value>,
}

/// The required fields of [`Open`].
#[derive(Debug)]
pub struct OpenRequired {
    /// `name`.
    pub name: String,
}

impl From<OpenRequired> for Open {
    fn from(required: OpenRequired) -> Self {
        Self {
            name: required.name,
            lines: None,
            additional_properties: BTreeMap::new(),
        }
    }
}

impl Open {
    /// Sets `lines`.
    #[must_use]
    pub fn lines(mut self, lines: impl IntoIterator<Item = Line>) -> Self {
        self.lines = Some(lines.into_iter().collect());
        self
    }

    /// Sets `additional_properties`.
    #[must_use]
    pub fn additional_properties(
        mut self,
        additional_properties: BTreeMap<String, Value>,
    ) -> Self {
        self.additional_properties = additional_properties;
        self
    }
}

impl json::EncodeFields for Open {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
        fields.optional("lines", &self.lines);
        json::EncodeFields::encode_fields(&self.additional_properties, fields);
    }
}

impl json::Decode for Open {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut name: Option<String> = None;
        let mut lines: Option<Vec<Line>> = None;
        let mut additional_properties: BTreeMap<String, Value> = BTreeMap::new();
        object::read_keeping(
            reader,
            &mut [
                object::required("name", &mut name),
                object::optional("lines", &mut lines),
            ],
            &mut additional_properties,
        )?;
        let Some(name) = name else {
            return Err(object::incomplete());
        };
        Ok(Self {
            name,
            lines,
            additional_properties,
        })
    }
}

object::implement!(Open);

/// The JSON schema of [`Open`].
pub(crate) static OPEN_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "lines",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&LINE_SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
    ],
    AdditionalProperties::Each(&Schema::Any),
);
