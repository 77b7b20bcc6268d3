// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `ShelfContent`.

use crate::runtime::schema::{Branches, Schema};
use crate::runtime::told::DiscriminatedBy;
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
    const TOLD: DiscriminatedBy = TOLD;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Full),
            _ => json::decode(reader).map(Self::Empty),
        }
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: DiscriminatedBy = DiscriminatedBy::Property(
    "state",
    &[("Full", 0), ("Empty", 1)],
);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &Branches {
        told: TOLD,
        schemas: &[
            Schema::Reference(&types::full::SCHEMA),
            Schema::Reference(&types::empty::SCHEMA),
        ],
    },
);
