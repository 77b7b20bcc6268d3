// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Wild`.

use crate::runtime::schema::{Branches, Schema};
use crate::runtime::told::DiscriminatedBy;
use crate::runtime::union::{self, Union};
use crate::runtime::{json, transcode};
use crate::types;
use crate::types::{Lion, Wolf};

/// `Wild`.
#[derive(Clone, Debug, PartialEq)]
pub enum Wild {
    /// `Lion`.
    Lion(Lion),
    /// `Wolf`.
    Wolf(Wolf),
}

impl From<Lion> for Wild {
    fn from(value: Lion) -> Self {
        Self::Lion(value)
    }
}

impl From<Wolf> for Wild {
    fn from(value: Wolf) -> Self {
        Self::Wolf(value)
    }
}

impl json::EncodeFields for Wild {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        match self {
            Self::Lion(value) => fields.tagged("kind", "Lion", value),
            Self::Wolf(value) => fields.tagged("kind", "Wolf", value),
        }
    }
}

impl json::Encode for Wild {
    fn encode(&self, writer: &mut json::Writer) {
        writer.object(&mut |fields| json::EncodeFields::encode_fields(self, fields));
    }
}

impl json::Decode for Wild {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        union::decode(reader)
    }
}

transcode::implement!(Wild);

impl Union for Wild {
    const TOLD: DiscriminatedBy = TOLD;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Lion),
            _ => json::decode(reader).map(Self::Wolf),
        }
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: DiscriminatedBy = DiscriminatedBy::Property(
    "kind",
    &[("Lion", 0), ("Wolf", 1)],
);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &Branches {
        told: TOLD,
        schemas: &[
            Schema::Reference(&types::lion::SCHEMA),
            Schema::Reference(&types::wolf::SCHEMA),
        ],
    },
);
