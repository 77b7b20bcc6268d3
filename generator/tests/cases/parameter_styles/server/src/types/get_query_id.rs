// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `GetQueryId`.

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ValueKind};
use crate::runtime::json;
use crate::runtime::schema::{Schema, UnionVariants};
use crate::runtime::union::{self, Union};

/// `GetQueryId`.
#[derive(Clone, Debug, PartialEq)]
pub enum GetQueryId {
    /// `Integer`.
    Integer(i64),
    /// `String`.
    String(String),
}

impl From<i64> for GetQueryId {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl From<String> for GetQueryId {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl json::Encode for GetQueryId {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Integer(value) => writer.value(value),
            Self::String(value) => writer.value(value),
        }
    }
}

union::implement!(GetQueryId);

impl Union for GetQueryId {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Integer),
            _ => json::decode(reader).map(Self::String),
        }
    }
}

/// Determines the variant of a value.
pub(crate) const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Shape(
    &[
        Case {
            variant: 0,
            is: ValueKind::Integer,
        },
        Case {
            variant: 1,
            is: ValueKind::String,
        },
    ],
    Fits::Some,
);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &UnionVariants {
        discriminator: DISCRIMINATOR,
        schemas: &[Schema::Integer(i64::MIN, i64::MAX), Schema::String(&[])],
    },
);
