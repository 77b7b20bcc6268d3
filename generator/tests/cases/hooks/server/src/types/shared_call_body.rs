// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `SharedCallBody`.

use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::hook::Hook;
use crate::types::receive_type::ReceiveType;

#[derive(Clone, Debug, PartialEq)]
pub enum SharedCallBody {
    Hook(Hook),
    Receive(ReceiveType),
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
}

union::implement! {
    SharedCallBody by one shape {
        0 = object { required ["hook"] };
        1 = object { required ["receive"] };
    }
}
