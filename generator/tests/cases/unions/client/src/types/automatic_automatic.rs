// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `AutomaticAutomatic`.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, ScalarEnum, UnknownScalar};
use crate::runtime::{json, transcode};

/// `AutomaticAutomatic`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AutomaticAutomatic {
    /// `true`.
    True,
    /// A value that this version of the crate does not know.
    Unknown(UnknownScalar),
}

impl AutomaticAutomatic {
    /// Returns the value on the wire.
    pub fn as_scalar(&self) -> Scalar<'_> {
        match self {
            Self::True => Scalar::Boolean(true),
            Self::Unknown(value) => value.as_scalar(),
        }
    }
}

impl ScalarEnum for AutomaticAutomatic {
    const VALUES: &'static [(Scalar<'static>, Self)] = &[
        (Scalar::Boolean(true), Self::True),
    ];

    fn unknown(value: UnknownScalar) -> Self {
        Self::Unknown(value)
    }
}

impl PartialEq<Scalar<'_>> for AutomaticAutomatic {
    fn eq(&self, other: &Scalar<'_>) -> bool {
        self.as_scalar() == *other
    }
}

impl fmt::Display for AutomaticAutomatic {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.as_scalar(), formatter)
    }
}

impl FromStr for AutomaticAutomatic {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self::from_text(text))
    }
}

impl json::Decode for AutomaticAutomatic {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        scalar_enum::decode(reader)
    }
}

impl json::Encode for AutomaticAutomatic {
    fn encode(&self, writer: &mut json::Writer) {
        writer.value(&self.as_scalar())
    }
}

transcode::implement!(AutomaticAutomatic);
