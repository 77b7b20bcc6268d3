// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingContactPhone`.

use crate::runtime::{json, object};

/// Phone
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EverythingContactPhone {
    /// `number`.
    pub number: String,
}

/// The required fields of [`EverythingContactPhone`].
#[derive(Debug)]
pub struct EverythingContactPhoneRequired {
    /// `number`.
    pub number: String,
}

impl From<EverythingContactPhoneRequired> for EverythingContactPhone {
    fn from(required: EverythingContactPhoneRequired) -> Self {
        Self { number: required.number }
    }
}

impl json::EncodeFields for EverythingContactPhone {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("number", &self.number);
    }
}

impl json::Decode for EverythingContactPhone {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut number: Option<String> = None;
        object::read(reader, &mut [object::required("number", &mut number)])?;
        let Some(number) = number else {
            return Err(object::incomplete());
        };
        Ok(Self { number })
    }
}

object::implement!(EverythingContactPhone);
