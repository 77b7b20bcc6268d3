// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Same`.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, ScalarEnum, UnknownScalar};
use crate::runtime::{json, transcode};

/// `Same`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Same {
    /// `1`.
    Value1,
    /// `"1"`.
    Text1,
    /// `"true"`.
    TextTrue,
    /// `true`.
    True,
    /// A value that this version of the crate does not know.
    Unknown(UnknownScalar),
}

impl Same {
    /// Returns the value on the wire.
    pub fn as_scalar(&self) -> Scalar<'_> {
        match self {
            Self::Value1 => Scalar::Integer(1),
            Self::Text1 => Scalar::Text("1"),
            Self::TextTrue => Scalar::Text("true"),
            Self::True => Scalar::Boolean(true),
            Self::Unknown(value) => value.as_scalar(),
        }
    }
}

impl ScalarEnum for Same {
    const VALUES: &'static [(Scalar<'static>, Self)] = &[
        (Scalar::Integer(1), Self::Value1),
        (Scalar::Text("1"), Self::Text1),
        (Scalar::Text("true"), Self::TextTrue),
        (Scalar::Boolean(true), Self::True),
    ];

    fn unknown(value: UnknownScalar) -> Self {
        Self::Unknown(value)
    }
}

impl PartialEq<Scalar<'_>> for Same {
    fn eq(&self, other: &Scalar<'_>) -> bool {
        self.as_scalar() == *other
    }
}

impl fmt::Display for Same {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.as_scalar(), formatter)
    }
}

impl FromStr for Same {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self::from_text(text))
    }
}

impl json::Decode for Same {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        scalar_enum::decode(reader)
    }
}

impl json::Encode for Same {
    fn encode(&self, writer: &mut json::Writer) {
        writer.value(&self.as_scalar())
    }
}

transcode::implement!(Same);
