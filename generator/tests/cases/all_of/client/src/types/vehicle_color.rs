// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `VehicleColor`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `VehicleColor`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum VehicleColor {
    /// `red`.
    Red,
    /// `blue`.
    Blue,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl VehicleColor {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for VehicleColor {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("red", Self::Red),
        ("blue", Self::Blue),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(VehicleColor);
