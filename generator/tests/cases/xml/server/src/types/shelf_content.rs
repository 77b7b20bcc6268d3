// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `ShelfContent`.

use crate::runtime::discriminator::DiscriminatedBy;
use crate::runtime::schema::{Schema, UnionVariants};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, transcode};
use crate::types;
use crate::types::{Empty, Full};

/// `ShelfContent`.
#[derive(Clone, Debug, PartialEq)]
pub enum ShelfContent {
    /// `Full`.
    Full(Full),
    /// `Empty`.
    Empty(Empty),
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
        }
    }
}

impl json::Encode for ShelfContent {
    fn encode(&self, writer: &mut json::Writer) {
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
}

/// Determines the variant of a value.
pub(crate) const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Property(
    "state",
    &[("Full", 0), ("Empty", 1)],
);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &UnionVariants {
        discriminator: DISCRIMINATOR,
        schemas: &[
            Schema::Reference(&types::full::SCHEMA),
            Schema::Reference(&types::empty::SCHEMA),
        ],
    },
);
