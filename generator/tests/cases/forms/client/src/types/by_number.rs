// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `ByNumber`.

use crate::runtime::{json, object};

/// `ByNumber`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ByNumber {
    /// `number`.
    pub number: i64,
}

/// The required fields of [`ByNumber`].
#[derive(Debug)]
pub struct ByNumberRequired {
    /// `number`.
    pub number: i64,
}

impl From<ByNumberRequired> for ByNumber {
    fn from(required: ByNumberRequired) -> Self {
        Self { number: required.number }
    }
}

impl json::EncodeFields for ByNumber {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("number", &self.number);
    }
}

impl json::Decode for ByNumber {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut number: Option<i64> = None;
        object::read(reader, &mut [object::required("number", &mut number)])?;
        let Some(number) = number else {
            return Err(object::incomplete());
        };
        Ok(Self { number })
    }
}

object::implement!(ByNumber);
