// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `PhoneKind`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

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

impl fmt::Display for PhoneKind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for PhoneKind {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
    }
}

impl json::Decode for PhoneKind {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for PhoneKind {
    fn encode(&self, writer: &mut json::Writer) {
        writer.text(self.as_str())
    }
}

transcode::implement!(PhoneKind);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(&["phone"], "expected one of `phone`");
