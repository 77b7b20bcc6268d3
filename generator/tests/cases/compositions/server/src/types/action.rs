// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Action`.

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::json;
use crate::runtime::schema::{Schema, UnionVariants};
use crate::runtime::union::{self, Union};
use crate::types;
use crate::types::{ActionChoose, ActionPress};

/// `Action`.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// `Press`.
    Press(ActionPress),
    /// `Choose`.
    Choose(ActionChoose),
}

impl From<ActionPress> for Action {
    fn from(value: ActionPress) -> Self {
        Self::Press(value)
    }
}

impl From<ActionChoose> for Action {
    fn from(value: ActionChoose) -> Self {
        Self::Choose(value)
    }
}

impl json::Encode for Action {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Press(value) => writer.value(value),
            Self::Choose(value) => writer.value(value),
        }
    }
}

union::implement!(Action);

impl Union for Action {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Press),
            _ => json::decode(reader).map(Self::Choose),
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
                    required: &["type"],
                    optional: &["name"],
                    closed: false,
                    texts: &[("type", &["1"])],
                },
            ),
        },
        Case {
            variant: 1,
            is: ValueKind::Object(
                &ObjectFacts {
                    required: &["type"],
                    optional: &["name"],
                    closed: false,
                    texts: &[("type", &["2"])],
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
            Schema::Reference(&types::action_press::SCHEMA),
            Schema::Reference(&types::action_choose::SCHEMA),
        ],
    },
);
