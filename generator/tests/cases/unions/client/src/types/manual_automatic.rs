// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `ManualAutomatic`.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, ScalarEnum, UnknownScalar};
use crate::runtime::{json, transcode};

/// `ManualAutomatic`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ManualAutomatic {
    /// `false`.
    False,
    /// A value that this version of the crate does not know.
    Unknown(UnknownScalar),
}

impl ManualAutomatic {
    /// Returns the value on the wire.
    pub fn as_scalar(&self) -> Scalar<'_> {
        match self {
            Self::False => Scalar::Boolean(false),
            Self::Unknown(value) => value.as_scalar(),
        }
    }
}

impl ScalarEnum for ManualAutomatic {
    const VALUES: &'static [(Scalar<'static>, Self)] = &[
        (Scalar::Boolean(false), Self::False),
    ];

    fn unknown(value: UnknownScalar) -> Self {
        Self::Unknown(value)
    }
}

impl PartialEq<Scalar<'_>> for ManualAutomatic {
    fn eq(&self, other: &Scalar<'_>) -> bool {
        self.as_scalar() == *other
    }
}

impl fmt::Display for ManualAutomatic {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.as_scalar(), formatter)
    }
}

impl FromStr for ManualAutomatic {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self::from_text(text))
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
