// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `ContactHome`.

use crate::runtime::{json, object};

/// `ContactHome`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ContactHome {
    /// `street`.
    pub street: String,
    /// `number`.
    pub number: f64,
}

/// The required fields of [`ContactHome`].
#[derive(Debug)]
pub struct ContactHomeRequired {
    /// `street`.
    pub street: String,
    /// `number`.
    pub number: f64,
}

impl From<ContactHomeRequired> for ContactHome {
    fn from(required: ContactHomeRequired) -> Self {
        Self {
            street: required.street,
            number: required.number,
        }
    }
}

impl json::EncodeFields for ContactHome {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("street", &self.street);
        fields.field("number", &self.number);
    }
}

impl json::Decode for ContactHome {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut street: Option<String> = None;
        let mut number: Option<f64> = None;
        object::read(
            reader,
            &mut [
                object::required("street", &mut street),
                object::required("number", &mut number),
            ],
        )?;
        let (Some(street), Some(number)) = (street, number) else {
            return Err(object::incomplete());
        };
        Ok(Self { street, number })
    }
}

object::implement!(ContactHome);
