// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `ShelfContent`.

use serde_json::Value;

use crate::runtime::discriminator::DiscriminatedBy;
use crate::runtime::union::{self, Union};
use crate::runtime::{json, transcode};
use crate::types::{Empty, Full};

/// `ShelfContent`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ShelfContent {
    /// `Full`.
    Full(Full),
    /// `Empty`.
    Empty(Empty),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<Full> for ShelfContent {
    fn from(value: Full) -> Self {
        Self::Full(value)
    }
}

impl From<Empty> for ShelfContent {
    fn from(value: Empty) -> Self {
        Self::Empty(value)
    }
}

impl json::EncodeFields for ShelfContent {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        match self {
            Self::Full(value) => fields.tagged("state", "Full", value),
            Self::Empty(value) => fields.tagged("state", "Empty", value),
            Self::Unknown(value) => json::EncodeFields::encode_fields(value, fields),
        }
    }
}

impl json::Encode for ShelfContent {
    fn encode(&self, writer: &mut json::Writer) {
        if let Self::Unknown(value) = self {
            return writer.value(value);
        }
        writer.object(&mut |fields| json::EncodeFields::encode_fields(self, fields));
    }
}

impl json::Decode for ShelfContent {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        union::decode(reader)
    }
}

transcode::implement!(ShelfContent);

impl Union for ShelfContent {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Full),
            _ => json::decode(reader).map(Self::Empty),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

/// Determines the variant of a value.
pub(crate) const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Property(
    "state",
    &[("Full", 0), ("Empty", 1)],
);
