// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingContact`.

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::json;
use crate::runtime::schema::{Schema, UnionVariants};
use crate::runtime::union::{self, Union};
use crate::types;
use crate::types::{EverythingContactMail, EverythingContactPhone};

/// `EverythingContact`.
#[derive(Clone, Debug, PartialEq)]
pub enum EverythingContact {
    /// `Phone`.
    Phone(EverythingContactPhone),
    /// `Mail`.
    Mail(EverythingContactMail),
}

impl From<EverythingContactPhone> for EverythingContact {
    fn from(value: EverythingContactPhone) -> Self {
        Self::Phone(value)
    }
}

impl From<EverythingContactMail> for EverythingContact {
    fn from(value: EverythingContactMail) -> Self {
        Self::Mail(value)
    }
}

impl json::Encode for EverythingContact {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Phone(value) => writer.value(value),
            Self::Mail(value) => writer.value(value),
        }
    }
}

union::implement!(EverythingContact);

impl Union for EverythingContact {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Phone),
            _ => json::decode(reader).map(Self::Mail),
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
                    required: &["address"],
                    optional: &["name"],
                    closed: false,
                    texts: &[],
                },
            ),
        },
    ],
    Fits::Some,
);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &UnionVariants {
        discriminator: DISCRIMINATOR,
        schemas: &[
            Schema::Reference(&types::everything_contact_phone::SCHEMA),
            Schema::Reference(&types::everything_contact_mail::SCHEMA),
        ],
    },
);
