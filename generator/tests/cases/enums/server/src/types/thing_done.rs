// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `ThingDone`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, ScalarEnum, UnknownScalar};
use crate::runtime::schema::Schema;
use crate::runtime::{json, transcode};

/// `ThingDone`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ThingDone {
    /// `true`.
    True,
}

impl ThingDone {
    /// Returns the value on the wire.
    pub const fn as_scalar(self) -> Scalar<'static> {
        match self {
            Self::True => Scalar::Boolean(true),
        }
    }
}

impl ScalarEnum for ThingDone {
    const VALUES: &'static [(Scalar<'static>, Self)] = &[
        (Scalar::Boolean(true), Self::True),
    ];
}

impl fmt::Display for ThingDone {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.as_scalar(), formatter)
    }
}

impl FromStr for ThingDone {
    type Err = UnknownScalar;

    fn from_str(text: &str) -> Result<Self, UnknownScalar> {
        Self::from_text(text)
    }
}

impl json::Decode for ThingDone {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        scalar_enum::decode(reader)
    }
}

impl json::Encode for ThingDone {
    fn encode(&self, writer: &mut json::Writer) {
        writer.value(&self.as_scalar())
    }
}

transcode::implement!(ThingDone);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::ScalarEnum(
    &[Scalar::Boolean(true)],
    "expected one of `true`",
);
