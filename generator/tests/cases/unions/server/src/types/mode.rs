// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Mode`.

use crate::runtime::schema::{Branches, Schema};
use crate::runtime::told::DiscriminatedBy;
use crate::runtime::union::{self, Union};
use crate::runtime::{json, transcode};
use crate::types;
use crate::types::{Automatic, Manual};

/// `Mode`.
#[derive(Clone, Debug, PartialEq)]
pub enum Mode {
    /// `Automatic`.
    Automatic(Automatic),
    /// `Manual`.
    Manual(Manual),
}

impl From<Automatic> for Mode {
    fn from(value: Automatic) -> Self {
        Self::Automatic(value)
    }
}

impl From<Manual> for Mode {
    fn from(value: Manual) -> Self {
        Self::Manual(value)
    }
}

impl json::Encode for Mode {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Automatic(value) => writer.value(value),
            Self::Manual(value) => writer.value(value),
        }
    }
}

impl json::Decode for Mode {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        union::decode(reader)
    }
}

transcode::implement!(Mode);

impl Union for Mode {
    const TOLD: DiscriminatedBy = TOLD;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Automatic),
            _ => json::decode(reader).map(Self::Manual),
        }
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: DiscriminatedBy = DiscriminatedBy::Property(
    "automatic",
    &[("true", 0), ("false", 1)],
);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &Branches {
        told: TOLD,
        schemas: &[
            Schema::Reference(&types::automatic::SCHEMA),
            Schema::Reference(&types::manual::SCHEMA),
        ],
    },
);
