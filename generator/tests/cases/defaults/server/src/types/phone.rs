// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Phone`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::text_enum::{self, TextEnum};
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

/// The JSON schema of [`Phone`].
pub(crate) static PHONE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "kind",
            required: true,
            schema: Schema::Reference(&PHONE_KIND_SCHEMA),
        },
        Field {
            name: "number",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);

/// `PhoneKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PhoneKind {
    /// `phone`.
    Phone,
}

impl PhoneKind {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Phone => "phone",
        }
    }
}

impl TextEnum for PhoneKind {
    const VALUES: &'static [(&'static str, Self)] = &[("phone", Self::Phone)];
}

text_enum::implement!(PhoneKind);

/// The JSON schema of [`PhoneKind`].
pub(crate) static PHONE_KIND_SCHEMA: Schema = Schema::Enum(
    &["phone"],
    "expected one of `phone`",
);
