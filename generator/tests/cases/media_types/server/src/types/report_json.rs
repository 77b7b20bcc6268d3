// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `ReportJson`.

use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};
use crate::runtime::{json, object};
use crate::types;
use crate::types::Line;

/// `ReportJson`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReportJson {
    /// `lines`.
    pub lines: Vec<Line>,
}

/// The required fields of [`ReportJson`].
#[derive(Debug)]
pub struct ReportJsonRequired {
    /// `lines`.
    pub lines: Vec<Line>,
}

impl From<ReportJsonRequired> for ReportJson {
    fn from(required: ReportJsonRequired) -> Self {
        Self { lines: required.lines }
    }
}

impl json::EncodeFields for ReportJson {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("lines", &self.lines);
    }
}

impl json::Decode for ReportJson {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut lines: Option<Vec<Line>> = None;
        object::read(reader, &mut [object::required("lines", &mut lines)])?;
        let Some(lines) = lines else {
            return Err(object::incomplete());
        };
        let value = Self { lines };
        object::check(
            value.lines.iter().all(|item| (1..=80).contains(&item.chars().count())),
            "lines",
        )?;
        Ok(value)
    }
}

object::implement!(ReportJson);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "lines",
            required: true,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&types::line::SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
    ],
    AdditionalProperties::Any,
);
