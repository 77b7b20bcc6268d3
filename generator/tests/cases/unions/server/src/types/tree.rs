// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Tree`.

use crate::runtime::schema::{Branches, Schema};
use crate::runtime::told::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, transcode};
use crate::types;
use crate::types::Branch;

/// `Tree`.
#[derive(Clone, Debug, PartialEq)]
pub enum Tree {
    /// `String`.
    String(String),
    /// `Branch`.
    Branch(Branch),
}

impl From<String> for Tree {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl From<Branch> for Tree {
    fn from(value: Branch) -> Self {
        Self::Branch(value)
    }
}

impl json::Encode for Tree {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::String(value) => writer.value(value),
            Self::Branch(value) => writer.value(value),
        }
    }
}

impl json::Decode for Tree {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        union::decode(reader)
    }
}

transcode::implement!(Tree);

impl Union for Tree {
    const TOLD: DiscriminatedBy = TOLD;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::String),
            _ => json::decode(reader).map(Self::Branch),
        }
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: DiscriminatedBy = DiscriminatedBy::Shape(
    &[
        Case {
            branch: 0,
            is: ValueKind::String,
        },
        Case {
            branch: 1,
            is: ValueKind::Object(
                &ObjectFacts {
                    required: &["left", "right"],
                    optional: &[],
                    closed: true,
                    texts: &[],
                },
            ),
        },
    ],
    Fits::One,
);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &Branches {
        told: TOLD,
        schemas: &[Schema::String(&[]), Schema::Reference(&types::branch::SCHEMA)],
    },
);
