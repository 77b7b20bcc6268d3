// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! `Newest`.

use serde_json::Value;

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::{Found, Missing};

/// Variants without a discriminator keep their required properties.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Newest {
    Found(Found),
    Missing(Missing),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<Found> for Newest {
    fn from(value: Found) -> Self {
        Self::Found(value)
    }
}

impl From<Missing> for Newest {
    fn from(value: Missing) -> Self {
        Self::Missing(value)
    }
}

impl json::Encode for Newest {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Found(value) => writer.value(value),
            Self::Missing(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

union::implement!(Newest);

impl Union for Newest {
    const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Shape(
        &[
            Case {
                variant: 0,
                is: ValueKind::Object(
                    &ObjectFacts {
                        required: &["animal"],
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
                        required: &["since"],
                        optional: &[],
                        closed: false,
                        texts: &[],
                    },
                ),
            },
        ],
        Fits::Some,
    );

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Found),
            _ => json::decode(reader).map(Self::Missing),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}
