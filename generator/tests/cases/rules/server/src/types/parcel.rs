// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Parcel`.

use crate::runtime::discriminator::DiscriminatedBy;
use crate::runtime::json;
use crate::runtime::schema::{Schema, UnionVariants};
use crate::runtime::union::{self, Union};
use crate::types;
use crate::types::{BoxType, Letter};

/// `Parcel`.
#[derive(Clone, Debug, PartialEq)]
pub enum Parcel {
    /// `Letter`.
    Letter(Letter),
    /// `Box`.
    Box(BoxType),
}

impl From<Letter> for Parcel {
    fn from(value: Letter) -> Self {
        Self::Letter(value)
    }
}

impl From<BoxType> for Parcel {
    fn from(value: BoxType) -> Self {
        Self::Box(value)
    }
}

impl json::EncodeFields for Parcel {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        match self {
            Self::Letter(value) => fields.tagged("kind", "Letter", value),
            Self::Box(value) => fields.tagged("kind", "Box", value),
        }
    }
}

impl json::Encode for Parcel {
    fn encode(&self, writer: &mut json::Writer) {
        writer.object(&mut |fields| json::EncodeFields::encode_fields(self, fields));
    }
}

union::implement!(Parcel);

impl Union for Parcel {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Letter),
            _ => json::decode(reader).map(Self::Box),
        }
    }
}

/// Determines the variant of a value.
pub(crate) const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Property(
    "kind",
    &[("Letter", 0), ("Box", 1)],
);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &UnionVariants {
        discriminator: DISCRIMINATOR,
        schemas: &[
            Schema::Reference(&types::letter::SCHEMA),
            Schema::Reference(&types::box_type::SCHEMA),
        ],
    },
);
