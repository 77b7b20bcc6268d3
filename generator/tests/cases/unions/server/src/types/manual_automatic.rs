// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `ManualAutomatic`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, ScalarEnum, UnknownScalar};
use crate::runtime::schema::Schema;
use crate::runtime::{json, transcode};

/// `ManualAutomatic`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ManualAutomatic {
    /// `false`.
    False,
}

impl ManualAutomatic {
    /// Returns the value on the wire.
    pub const fn as_scalar(self) -> Scalar<'static> {
        match self {
            Self::False => Scalar::Boolean(false),
        }
    }
}

impl ScalarEnum for ManualAutomatic {
    const VALUES: &'static [(Scalar<'static>, Self)] = &[
        (Scalar::Boolean(false), Self::False),
    ];
}

impl fmt::Display for ManualAutomatic {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.as_scalar(), formatter)
    }
}

impl FromStr for ManualAutomatic {
    type Err = UnknownScalar;

    fn from_str(text: &str) -> Result<Self, UnknownScalar> {
        Self::from_text(text)
    }
}

impl json::Decode for ManualAutomatic {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        scalar_enum::decode(reader)
    }
}

impl json::Encode for ManualAutomatic {
    fn encode(&self, writer: &mut json::Writer) {
        writer.value(&self.as_scalar())
    }
}

transcode::implement!(ManualAutomatic);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::ScalarEnum(
    &[Scalar::Boolean(false)],
    "expected one of `false`",
);
