// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingLink`.

use crate::patterns::LINK_PATTERN;
use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ValueKind};
use crate::runtime::json;
use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{Schema, UnionVariants};
use crate::runtime::union::{self, Union};

/// `EverythingLink`.
#[derive(Clone, Debug, PartialEq)]
pub enum EverythingLink {
    /// `UriReference`.
    UriReference(String),
    /// `String`.
    String(String),
}

impl json::Encode for EverythingLink {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::UriReference(value) => writer.value(value),
            Self::String(value) => writer.value(value),
        }
    }
}

union::implement!(EverythingLink);

impl Union for EverythingLink {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => {
                union::checked(
                        json::decode(reader),
                        |value: &String| value.chars().count() <= 20,
                    )
                    .map(Self::UriReference)
            }
            _ => {
                union::checked(
                        json::decode(reader),
                        |value: &String| LINK_PATTERN.matches(value),
                    )
                    .map(Self::String)
            }
        }
    }
}

/// Determines the variant of a value.
pub(crate) const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Shape(
    &[
        Case {
            variant: 0,
            is: ValueKind::String,
        },
        Case {
            variant: 1,
            is: ValueKind::String,
        },
    ],
    Fits::Some,
);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &UnionVariants {
        discriminator: DISCRIMINATOR,
        schemas: &[
            Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text.chars().count() <= 20,
                        expected: "expected at most 20 characters",
                    },
                ],
            ),
            Schema::String(
                &[
                    TextConstraint {
                        holds: |text| LINK_PATTERN.matches(text),
                        expected: "expected a string that matches ^x",
                    },
                ],
            ),
        ],
    },
);
