// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Kind`.

use crate::runtime::integer_enum::{self, IntegerEnum, UnknownInteger};

/// `Kind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Kind {
    /// Neither button nor menu.
    Plain,
    /// One to press.
    Button,
    /// One to choose from.
    Menu,
    /// A value that this version of the crate does not know.
    Unknown(UnknownInteger),
}

impl Kind {
    /// Returns the integer on the wire.
    pub fn as_i64(&self) -> i64 {
        match self {
            Self::Plain => 0,
            Self::Button => 1,
            Self::Menu => 2,
            Self::Unknown(value) => value.as_i64(),
        }
    }
}

impl IntegerEnum for Kind {
    const VALUES: &'static [(i64, Self)] = &[
        (0, Self::Plain),
        (1, Self::Button),
        (2, Self::Menu),
    ];

    fn unknown(value: UnknownInteger) -> Self {
        Self::Unknown(value)
    }
}

integer_enum::implement!(Kind);
