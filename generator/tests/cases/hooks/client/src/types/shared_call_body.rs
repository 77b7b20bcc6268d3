// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `SharedCallBody`.

use serde_json::Value;

use crate::runtime::schema::{Branches, Schema};
use crate::runtime::told::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, transcode};
use crate::types;
use crate::types::{HookType, ReceiveType};

/// `SharedCallBody`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SharedCallBody {
    /// `Hook`.
    Hook(HookType),
    /// `Receive`.
    Receive(ReceiveType),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<HookType> for SharedCallBody {
    fn from(value: HookType) -> Self {
        Self::Hook(value)
    }
}

impl From<ReceiveType> for SharedCallBody {
    fn from(value: ReceiveType) -> Self {
        Self::Receive(value)
    }
}

impl json::Encode for SharedCallBody {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Hook(value) => writer.value(value),
            Self::Receive(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl json::Decode for SharedCallBody {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        union::decode(reader)
    }
}

transcode::implement!(SharedCallBody);

impl Union for SharedCallBody {
    const TOLD: DiscriminatedBy = TOLD;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Hook),
            _ => json::decode(reader).map(Self::Receive),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::Fault) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: DiscriminatedBy = DiscriminatedBy::Shape(
    &[
        Case {
            branch: 0,
            is: ValueKind::Object(
                &ObjectFacts {
                    required: &["hook"],
                    optional: &[],
                    closed: false,
                    texts: &[],
                },
            ),
        },
        Case {
            branch: 1,
            is: ValueKind::Object(
                &ObjectFacts {
                    required: &["receive"],
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
            Schema::Reference(&types::hook_type::SCHEMA),
            Schema::Reference(&types::receive_type::SCHEMA),
        ],
    },
);
