// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `GetDeepCreated`.

use serde_json::Value;

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::Range;

/// `GetDeepCreated`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetDeepCreated {
    /// `Integer`.
    Integer(i64),
    /// `Range`.
    Range(Range),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<i64> for GetDeepCreated {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl From<Range> for GetDeepCreated {
    fn from(value: Range) -> Self {
        Self::Range(value)
    }
}

impl json::Encode for GetDeepCreated {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Integer(value) => writer.value(value),
            Self::Range(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

union::implement!(GetDeepCreated);

impl Union for GetDeepCreated {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Integer),
            _ => json::decode(reader).map(Self::Range),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
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
            is: ValueKind::Object(
                &ObjectFacts {
                    required: &[],
                    optional: &["gte", "lt"],
                    closed: true,
                    texts: &[],
                },
            ),
        },
    ],
    Fits::Some,
);
