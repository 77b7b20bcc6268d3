// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `SharedCallBody`.

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::{Hook, ReceiveType};

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

union::implement!(SharedCallBody);

impl Union for SharedCallBody {
    const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Shape(
        &[
            Case {
                variant: 0,
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
                variant: 1,
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
        Fits::One,
    );

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Hook),
            _ => json::decode(reader).map(Self::Receive),
        }
    }
}
