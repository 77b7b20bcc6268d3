// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeAndColourCircle`.

use serde_json::Value;

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::{ShapeAndColourCircleFilled, ShapeAndColourCircleLined};

/// Circle
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ShapeAndColourCircle {
    /// `Filled`.
    Filled(ShapeAndColourCircleFilled),
    /// `Lined`.
    Lined(ShapeAndColourCircleLined),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<ShapeAndColourCircleFilled> for ShapeAndColourCircle {
    fn from(value: ShapeAndColourCircleFilled) -> Self {
        Self::Filled(value)
    }
}

impl From<ShapeAndColourCircleLined> for ShapeAndColourCircle {
    fn from(value: ShapeAndColourCircleLined) -> Self {
        Self::Lined(value)
    }
}

impl json::Encode for ShapeAndColourCircle {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Filled(value) => writer.value(value),
            Self::Lined(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

union::implement!(ShapeAndColourCircle);

impl Union for ShapeAndColourCircle {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Filled),
            _ => json::decode(reader).map(Self::Lined),
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
            is: ValueKind::Object(
                &ObjectFacts {
                    required: &["id", "radius", "fill"],
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
                    required: &["id", "radius", "line"],
                    optional: &[],
                    closed: false,
                    texts: &[],
                },
            ),
        },
    ],
    Fits::Some,
);
