// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingSourceWithUrl`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `EverythingSourceWithUrl`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EverythingSourceWithUrl {
    /// `url`.
    pub url: String,
    /// `size`.
    pub size: i64,
}

/// The required fields of [`EverythingSourceWithUrl`].
#[derive(Debug)]
pub struct EverythingSourceWithUrlRequired {
    /// `url`.
    pub url: String,
    /// `size`.
    pub size: i64,
}

impl From<EverythingSourceWithUrlRequired> for EverythingSourceWithUrl {
    fn from(required: EverythingSourceWithUrlRequired) -> Self {
        Self {
            url: required.url,
            size: required.size,
        }
    }
}

impl json::EncodeFields for EverythingSourceWithUrl {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("url", &self.url);
        fields.field("size", &self.size);
    }
}

impl json::Decode for EverythingSourceWithUrl {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut url: Option<String> = None;
        let mut size: Option<i64> = None;
        object::read(
            reader,
            &mut [object::required("url", &mut url), object::required("size", &mut size)],
        )?;
        let (Some(url), Some(size)) = (url, size) else {
            return Err(object::incomplete());
        };
        Ok(Self { url, size })
    }
}

object::implement!(EverythingSourceWithUrl);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "url",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "size",
            required: true,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
    ],
    AdditionalProperties::Any,
);
