// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Id`.

use crate::runtime::schema::{Branches, Schema};
use crate::runtime::told::{Case, DiscriminatedBy, Fits, ValueKind};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, transcode};

/// `Id`.
#[derive(Clone, Debug, PartialEq)]
pub enum Id {
    /// `Integer`.
    Integer(i64),
    /// `String`.
    String(String),
    /// `Boolean`.
    Boolean(bool),
}

impl From<i64> for Id {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl From<String> for Id {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl From<bool> for Id {
    fn from(value: bool) -> Self {
        Self::Boolean(value)
    }
}

impl json::Encode for Id {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Integer(value) => writer.value(value),
            Self::String(value) => writer.value(value),
            Self::Boolean(value) => writer.value(value),
        }
    }
}

impl json::Decode for Id {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        union::decode(reader)
    }
}

transcode::implement!(Id);

impl Union for Id {
    const TOLD: DiscriminatedBy = TOLD;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Integer),
            1 => json::decode(reader).map(Self::String),
            _ => json::decode(reader).map(Self::Boolean),
        }
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: DiscriminatedBy = DiscriminatedBy::Shape(
    &[
        Case {
            branch: 0,
            is: ValueKind::Integer,
        },
        Case {
            branch: 1,
            is: ValueKind::String,
        },
        Case {
            branch: 2,
            is: ValueKind::Boolean,
        },
    ],
    Fits::One,
);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &Branches {
        told: TOLD,
        schemas: &[
            Schema::Integer(i64::MIN, i64::MAX),
            Schema::String(&[]),
            Schema::Boolean,
        ],
    },
);
