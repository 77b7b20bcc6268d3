// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingSourceWithAtPath`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `EverythingSourceWithAtPath`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EverythingSourceWithAtPath {
    /// `@path`.
    pub at_path: String,
    /// `size`.
    pub size: i64,
}

/// The required fields of [`EverythingSourceWithAtPath`].
#[derive(Debug)]
pub struct EverythingSourceWithAtPathRequired {
    /// `@path`.
    pub at_path: String,
    /// `size`.
    pub size: i64,
}

impl From<EverythingSourceWithAtPathRequired> for EverythingSourceWithAtPath {
    fn from(required: EverythingSourceWithAtPathRequired) -> Self {
        Self {
            at_path: required.at_path,
            size: required.size,
        }
    }
}

impl json::EncodeFields for EverythingSourceWithAtPath {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("@path", &self.at_path);
        fields.field("size", &self.size);
    }
}

impl json::Decode for EverythingSourceWithAtPath {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut at_path: Option<String> = None;
        let mut size: Option<i64> = None;
        object::read(
            reader,
            &mut [
                object::required("@path", &mut at_path),
                object::required("size", &mut size),
            ],
        )?;
        let (Some(at_path), Some(size)) = (at_path, size) else {
            return Err(object::incomplete());
        };
        Ok(Self { at_path, size })
    }
}

object::implement!(EverythingSourceWithAtPath);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "@path",
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
