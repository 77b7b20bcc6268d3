// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Tenths`.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, ScalarEnum, UnknownScalar};
use crate::runtime::{json, transcode};

/// `Tenths`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Tenths {
    /// `0.3`.
    Value0_3,
    /// `0.7`.
    Value0_7,
    /// A value that this version of the crate does not know.
    Unknown(UnknownScalar),
}

impl Tenths {
    /// Returns the value on the wire.
    pub fn as_scalar(&self) -> Scalar<'_> {
        match self {
            Self::Value0_3 => Scalar::Number(0.3),
            Self::Value0_7 => Scalar::Number(0.7),
            Self::Unknown(value) => value.as_scalar(),
        }
    }
}

impl ScalarEnum for Tenths {
    const VALUES: &'static [(Scalar<'static>, Self)] = &[
        (Scalar::Number(0.3), Self::Value0_3),
        (Scalar::Number(0.7), Self::Value0_7),
    ];

    fn unknown(value: UnknownScalar) -> Self {
        Self::Unknown(value)
    }
}

impl PartialEq<Scalar<'_>> for Tenths {
    fn eq(&self, other: &Scalar<'_>) -> bool {
        self.as_scalar() == *other
    }
}

impl fmt::Display for Tenths {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.as_scalar(), formatter)
    }
}

impl FromStr for Tenths {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self::from_text(text))
    }
}

impl json::Decode for Tenths {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        scalar_enum::decode(reader)
    }
}

impl json::Encode for Tenths {
    fn encode(&self, writer: &mut json::Writer) {
        writer.value(&self.as_scalar())
    }
}

transcode::implement!(Tenths);
