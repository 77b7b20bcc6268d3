// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Tree`.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::runtime::told::{Case, Facts, Fits, Is, Told};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, transcode};
use crate::types::Forest;

/// `Tree`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Tree {
    /// `Entries`.
    Entries(BTreeMap<String, Forest>),
    /// A value that this version of the crate does not know.
    Unknown(Value),
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
            Self::Unknown(value) => writer.value(value),
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

    fn other(reader: &mut json::Reader<'_>, _: json::Fault) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
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
