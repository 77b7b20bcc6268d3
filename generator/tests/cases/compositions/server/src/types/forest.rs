// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Forest`.

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ValueKind};
use crate::runtime::json;
use crate::runtime::schema::{Items, Schema, UnionVariants};
use crate::runtime::union::{self, Union};
use crate::types;
use crate::types::Tree;

/// `Forest`.
#[derive(Clone, Debug, PartialEq)]
pub enum Forest {
    /// `Items`.
    Items(Vec<Tree>),
}

impl From<Vec<Tree>> for Forest {
    fn from(value: Vec<Tree>) -> Self {
        Self::Items(value)
    }
}

impl json::Encode for Forest {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Items(value) => writer.value(value),
        }
    }
}

union::implement!(Forest);

impl Union for Forest {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(_branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        json::decode(reader).map(Self::Items)
    }
}

/// Determines the variant of a value.
pub(crate) const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Shape(
    &[
        Case {
            variant: 0,
            is: ValueKind::Array,
        },
    ],
    Fits::Some,
);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &UnionVariants {
        discriminator: DISCRIMINATOR,
        schemas: &[
            Schema::Array(
                &Items {
                    schema: Schema::Reference(&types::tree::SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        ],
    },
);
