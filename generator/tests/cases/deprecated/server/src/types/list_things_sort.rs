// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `ListThingsSort`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

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

impl fmt::Display for ListThingsSort {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for ListThingsSort {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
    }
}

impl json::Decode for ListThingsSort {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for ListThingsSort {
    fn encode(&self, writer: &mut json::Writer) {
        writer.text(self.as_str())
    }
}

transcode::implement!(ListThingsSort);
