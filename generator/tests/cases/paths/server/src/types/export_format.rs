// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `ExportFormat`.

use crate::runtime::text_enum::{self, TextEnum};

/// `ExportFormat`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ExportFormat {
    /// `csv`.
    Csv,
}

impl ExportFormat {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Csv => "csv",
        }
    }
}

impl TextEnum for ExportFormat {
    const VALUES: &'static [(&'static str, Self)] = &[("csv", Self::Csv)];
}

text_enum::implement!(ExportFormat);
