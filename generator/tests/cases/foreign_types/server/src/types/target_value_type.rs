// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `TargetValue`.

use crate::runtime::schema::{Field, Others, Schema};
use crate::runtime::{json, object};

/// `TargetValue`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TargetValueType {
    /// `href`.
    pub href: String,
}

/// What a [`TargetValueType`] cannot be without.
#[derive(Debug)]
pub struct TargetValueTypeRequired {
    /// `href`.
    pub href: String,
}

impl From<TargetValueTypeRequired> for TargetValueType {
    fn from(required: TargetValueTypeRequired) -> Self {
        Self { href: required.href }
    }
}

impl json::EncodeFields for TargetValueType {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("href", &self.href);
    }
}

impl json::Decode for TargetValueType {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut href: Option<String> = None;
        object::read(reader, &mut [("href", &mut href)])?;
        Ok(Self {
            href: object::required(href, "href")?,
        })
    }
}

object::implement!(TargetValueType);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "href",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    Others::Any,
);
