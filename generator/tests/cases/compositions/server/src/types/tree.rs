// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Tree`.

use std::collections::BTreeMap;

use crate::runtime::schema::{Branches, MapValues, Schema};
use crate::runtime::told::{Case, Facts, Fits, Is, Told};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, transcode};
use crate::types;
use crate::types::Forest;

/// `Tree`.
#[derive(Clone, Debug, PartialEq)]
pub enum Tree {
    /// `Entries`.
    Entries(BTreeMap<String, Forest>),
}

impl From<BTreeMap<String, Forest>> for Tree {
    fn from(value: BTreeMap<String, Forest>) -> Self {
        Self::Entries(value)
    }
}

impl json::Encode for Tree {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Entries(value) => writer.value(value),
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
    const TOLD: Told = TOLD;

    fn read(_branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        json::decode(reader).map(Self::Entries)
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: Told = Told::ByShape(
    &[
        Case {
            branch: 0,
            is: Is::Object(
                &Facts {
                    required: &[],
                    optional: &[],
                    closed: false,
                    texts: &[],
                },
            ),
        },
    ],
    Fits::Some,
);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &Branches {
        told: TOLD,
        schemas: &[
            Schema::Map(
                &MapValues {
                    schema: Schema::Reference(&types::forest::SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        ],
    },
);
