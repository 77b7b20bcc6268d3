// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `ListThingsSort`.

use crate::runtime::text_enum::{self, TextEnum};

/// `ListThingsSort`.
///
/// Deprecated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ListThingsSort {
    /// `name`.
    Name,
    /// `age`.
    Age,
}

impl ListThingsSort {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Age => "age",
        }
    }
}

impl TextEnum for ListThingsSort {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("name", Self::Name),
        ("age", Self::Age),
    ];
}

text_enum::implement!(ListThingsSort);
