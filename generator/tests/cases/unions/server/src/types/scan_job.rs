// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `ScanJob`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `ScanJob`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ScanJob {
    /// `type`.
    pub r#type: String,
    /// `path`.
    pub path: Option<String>,
}

/// The required fields of [`ScanJob`].
#[derive(Debug)]
pub struct ScanJobRequired {
    /// `type`.
    pub r#type: String,
}

impl From<ScanJobRequired> for ScanJob {
    fn from(required: ScanJobRequired) -> Self {
        Self {
            r#type: required.r#type,
            path: None,
        }
    }
}

impl ScanJob {
    /// Sets `path`.
    #[must_use]
    pub fn path(mut self, path: impl IntoOptional<String>) -> Self {
        self.path = path.into_optional();
        self
    }
}

impl json::EncodeFields for ScanJob {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("type", &self.r#type);
        fields.optional("path", &self.path);
    }
}

impl json::Decode for ScanJob {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut r#type: Option<String> = None;
        let mut path: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::required("type", &mut r#type),
                object::optional("path", &mut path),
            ],
        )?;
        let Some(r#type) = r#type else {
            return Err(object::incomplete());
        };
        Ok(Self { r#type, path })
    }
}

object::implement!(ScanJob);

/// The JSON schema of [`ScanJob`].
pub(crate) static SCAN_JOB_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "type",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "path",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
