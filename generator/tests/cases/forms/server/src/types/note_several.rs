// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `NoteSeveral`.

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::json;
use crate::runtime::schema::{Items, Schema, UnionVariants};
use crate::runtime::union::{self, Union};
use crate::types;
use crate::types::Line;

/// `NoteSeveral`.
#[derive(Clone, Debug, PartialEq)]
pub enum NoteSeveral {
    /// `Line`.
    Line(Line),
    /// `LineArray`.
    LineArray(Vec<Line>),
}

impl From<Line> for NoteSeveral {
    fn from(value: Line) -> Self {
        Self::Line(value)
    }
}

impl From<Vec<Line>> for NoteSeveral {
    fn from(value: Vec<Line>) -> Self {
        Self::LineArray(value)
    }
}

impl json::Encode for NoteSeveral {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Line(value) => writer.value(value),
            Self::LineArray(value) => writer.value(value),
        }
    }
}

union::implement!(NoteSeveral);

impl Union for NoteSeveral {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Line),
            _ => json::decode(reader).map(Self::LineArray),
        }
    }
}

/// Determines the variant of a value.
pub(crate) const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Shape(
    &[
        Case {
            variant: 0,
            is: ValueKind::Object(
                &ObjectFacts {
                    required: &["sku"],
                    optional: &["count"],
                    closed: false,
                    texts: &[],
                },
            ),
        },
        Case {
            variant: 1,
            is: ValueKind::Array,
        },
    ],
    Fits::One,
);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &UnionVariants {
        discriminator: DISCRIMINATOR,
        schemas: &[
            Schema::Reference(&types::line::SCHEMA),
            Schema::Array(
                &Items {
                    schema: Schema::Reference(&types::line::SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        ],
    },
);
