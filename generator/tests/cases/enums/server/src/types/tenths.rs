// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Tenths`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, ScalarEnum, UnknownScalar};

/// `Tenths`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tenths {
    /// `0.3`.
    Value0_3,
    /// `0.7`.
    Value0_7,
}

impl Tenths {
    /// The value on the wire.
    pub const fn as_scalar(self) -> Scalar<'static> {
        match self {
            Self::Value0_3 => Scalar::Number(0.3),
            Self::Value0_7 => Scalar::Number(0.7),
        }
    }
}

impl ScalarEnum for Tenths {
    const VALUES: &'static [(Scalar<'static>, Self)] = &[
        (Scalar::Number(0.3), Self::Value0_3),
        (Scalar::Number(0.7), Self::Value0_7),
    ];
}

impl fmt::Display for Tenths {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.as_scalar(), formatter)
    }
}

impl FromStr for Tenths {
    type Err = UnknownScalar;

    fn from_str(text: &str) -> Result<Self, UnknownScalar> {
        Self::from_text(text)
    }
}

impl Serialize for Tenths {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_scalar().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Tenths {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        scalar_enum::deserialize(deserializer)
    }
}
