// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `SharedCallBody`.

use serde_json::Value;

use crate::runtime::json;
use crate::runtime::schema::Schema;
use crate::runtime::union::{self, Union};
use crate::runtime::union_schema::UnionSchema;
use crate::types::hook::{Hook, HOOK_SCHEMA};
use crate::types::receive_type::{ReceiveType, RECEIVE_TYPE_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SharedCallBody {
    Hook(Hook),
    Receive(ReceiveType),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<Hook> for SharedCallBody {
    fn from(value: Hook) -> Self {
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

impl Union for SharedCallBody {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Hook),
            _ => json::decode(reader).map(Self::Receive),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    SharedCallBody by any shape {
        0 = object { required ["hook"] };
        1 = object { required ["receive"] };
    }
}

pub(crate) static SHARED_CALL_BODY_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <SharedCallBody as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::Reference(&HOOK_SCHEMA),
            Schema::Reference(&RECEIVE_TYPE_SCHEMA),
        ],
    },
);
