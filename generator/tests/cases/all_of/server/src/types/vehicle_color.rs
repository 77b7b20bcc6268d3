// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `VehicleColor`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum};

/// `VehicleColor`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VehicleColor {
    /// `red`.
    Red,
    /// `blue`.
    Blue,
}

impl VehicleColor {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
        }
    }
}

impl TextEnum for VehicleColor {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("red", Self::Red),
        ("blue", Self::Blue),
    ];
}

text_enum::implement!(VehicleColor);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(
    &["red", "blue"],
    "expected one of `red`, `blue`",
);
