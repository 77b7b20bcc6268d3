// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingContact`.

use crate::runtime::schema::{Branches, Schema};
use crate::runtime::told::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, transcode};
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

impl json::Decode for EverythingContact {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        union::decode(reader)
    }
}

transcode::implement!(EverythingContact);

impl Union for EverythingContact {
    const TOLD: DiscriminatedBy = TOLD;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Phone),
            _ => json::decode(reader).map(Self::Mail),
        }
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: DiscriminatedBy = DiscriminatedBy::Shape(
    &[
        Case {
            branch: 0,
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
            branch: 1,
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

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &Branches {
        told: TOLD,
        schemas: &[
            Schema::Reference(&types::everything_contact_phone::SCHEMA),
            Schema::Reference(&types::everything_contact_mail::SCHEMA),
        ],
    },
);
