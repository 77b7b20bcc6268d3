// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingContact`.

use serde_json::Value;

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::{EverythingContactMail, EverythingContactPhone};

/// `EverythingContact`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EverythingContact {
    /// `Phone`.
    Phone(EverythingContactPhone),
    /// `Mail`.
    Mail(EverythingContactMail),
    /// A value that this version of the crate does not know.
    Unknown(Value),
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
            Self::Unknown(value) => writer.value(value),
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
