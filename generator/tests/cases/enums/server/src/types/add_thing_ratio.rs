// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `AddThingRatio`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, ScalarEnum, UnknownScalar};
use crate::runtime::{json, transcode};

/// `AddThingRatio`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AddThingRatio {
    /// `0.5`.
    Value0_5,
    /// `1`.
    Value1,
    /// `2`.
    Value2,
}

impl AddThingRatio {
    /// Returns the value on the wire.
    pub const fn as_scalar(self) -> Scalar<'static> {
        match self {
            Self::Value0_5 => Scalar::Number(0.5),
            Self::Value1 => Scalar::Integer(1),
            Self::Value2 => Scalar::Integer(2),
        }
    }
}

impl ScalarEnum for AddThingRatio {
    const VALUES: &'static [(Scalar<'static>, Self)] = &[
        (Scalar::Number(0.5), Self::Value0_5),
        (Scalar::Integer(1), Self::Value1),
        (Scalar::Integer(2), Self::Value2),
    ];
}

impl fmt::Display for AddThingRatio {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.as_scalar(), formatter)
    }
}

impl FromStr for AddThingRatio {
    type Err = UnknownScalar;

    fn from_str(text: &str) -> Result<Self, UnknownScalar> {
        Self::from_text(text)
    }
}

impl json::Decode for AddThingRatio {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        scalar_enum::decode(reader)
    }
}

impl json::Encode for AddThingRatio {
    fn encode(&self, writer: &mut json::Writer) {
        writer.value(&self.as_scalar())
    }
}

transcode::implement!(AddThingRatio);
