// @generated from symbols_in_names.yaml by `cargo xtask codegen`; do not edit.
//! `名前A`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `名前A`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum 名前a {
    /// `größe`.
    Größe,
    /// `имя`.
    Имя,
    /// `名前`.
    名前,
    /// `α`.
    A,
    /// `β`.
    B,
}

impl 名前a {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Größe => "größe",
            Self::Имя => "имя",
            Self::名前 => "名前",
            Self::A => "α",
            Self::B => "β",
        }
    }
}

impl TextEnum for 名前a {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("größe", Self::Größe),
        ("имя", Self::Имя),
        ("名前", Self::名前),
        ("α", Self::A),
        ("β", Self::B),
    ];
}

impl fmt::Display for 名前a {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for 名前a {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
    }
}

impl json::Decode for 名前a {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for 名前a {
    fn encode(&self, writer: &mut json::Writer) {
        writer.text(self.as_str())
    }
}

transcode::implement!(名前a);
