// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Phone`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, object};

/// `Phone`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Phone {
    /// `kind`.
    pub kind: PhoneKind,
    /// `number`.
    pub number: String,
}

/// The required fields of [`Phone`].
#[derive(Debug)]
pub struct PhoneRequired {
    /// `kind`.
    pub kind: PhoneKind,
    /// `number`.
    pub number: String,
}

impl From<PhoneRequired> for Phone {
    fn from(required: PhoneRequired) -> Self {
        Self {
            kind: required.kind,
            number: required.number,
        }
    }
}

impl json::EncodeFields for Phone {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.field("number", &self.number);
    }
}

impl json::Decode for Phone {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut kind: Option<PhoneKind> = None;
        let mut number: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::required("kind", &mut kind),
                object::required("number", &mut number),
            ],
        )?;
        let (Some(kind), Some(number)) = (kind, number) else {
            return Err(object::incomplete());
        };
        Ok(Self { kind, number })
    }
}

object::implement!(Phone);

/// `PhoneKind`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PhoneKind {
    /// `phone`.
    Phone,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl PhoneKind {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Phone => "phone",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for PhoneKind {
    const VALUES: &'static [(&'static str, Self)] = &[("phone", Self::Phone)];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(PhoneKind);
