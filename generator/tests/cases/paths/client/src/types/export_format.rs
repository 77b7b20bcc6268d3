// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `ExportFormat`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `ExportFormat`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ExportFormat {
    /// `csv`.
    Csv,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl ExportFormat {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Csv => "csv",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for ExportFormat {
    const VALUES: &'static [(&'static str, Self)] = &[("csv", Self::Csv)];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(ExportFormat);
