// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `SearchBody`.

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::json;
use crate::runtime::schema::{Schema, UnionVariants};
use crate::runtime::union::{self, Union};
use crate::types;
use crate::types::{ByNumber, ByText};

/// `SearchBody`.
#[derive(Clone, Debug, PartialEq)]
pub enum SearchBody {
    /// `ByNumber`.
    ByNumber(ByNumber),
    /// `ByText`.
    ByText(ByText),
}

impl From<ByNumber> for SearchBody {
    fn from(value: ByNumber) -> Self {
        Self::ByNumber(value)
    }
}

impl From<ByText> for SearchBody {
    fn from(value: ByText) -> Self {
        Self::ByText(value)
    }
}

impl json::Encode for SearchBody {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::ByNumber(value) => writer.value(value),
            Self::ByText(value) => writer.value(value),
        }
    }
}

union::implement!(SearchBody);

impl Union for SearchBody {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::ByNumber),
            _ => json::decode(reader).map(Self::ByText),
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
                    required: &["number"],
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
                    required: &["text"],
                    optional: &[],
                    closed: false,
                    texts: &[],
                },
            ),
        },
    ],
    Fits::One,
);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &UnionVariants {
        discriminator: DISCRIMINATOR,
        schemas: &[
            Schema::Reference(&types::by_number::SCHEMA),
            Schema::Reference(&types::by_text::SCHEMA),
        ],
    },
);
