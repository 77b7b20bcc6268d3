// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `MapSortedValue`.

use jiff::civil::Date;

use crate::runtime::date::DateText;
use crate::runtime::schema::{Branches, NumberRules, Schema, TextRule};
use crate::runtime::told::{Case, Facts, Fits, Is, Told};
use crate::runtime::union::{self, Union};
use crate::runtime::{codec, json, transcode};
use crate::types;
use crate::types::Contact;

/// `MapSortedValue`.
#[derive(Clone, Debug, PartialEq)]
pub enum MapSortedValue {
    /// `Date`.
    Date(Date),
    /// `Contact`.
    Contact(Contact),
    /// `Number`.
    Number(f64),
}

impl From<Date> for MapSortedValue {
    fn from(value: Date) -> Self {
        Self::Date(value)
    }
}

impl From<Contact> for MapSortedValue {
    fn from(value: Contact) -> Self {
        Self::Contact(value)
    }
}

impl From<f64> for MapSortedValue {
    fn from(value: f64) -> Self {
        Self::Number(value)
    }
}

impl json::Encode for MapSortedValue {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Date(value) => writer.value(value),
            Self::Contact(value) => writer.value(value),
            Self::Number(value) => writer.value(value),
        }
    }
}

impl json::Decode for MapSortedValue {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        union::decode(reader)
    }
}

transcode::implement!(MapSortedValue);

impl Union for MapSortedValue {
    const TOLD: Told = TOLD;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Date),
            1 => json::decode(reader).map(Self::Contact),
            _ => json::decode(reader).map(Self::Number),
        }
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: Told = Told::ByShape(
    &[
        Case { branch: 0, is: Is::String },
        Case {
            branch: 1,
            is: Is::Object(
                &Facts {
                    required: &["name"],
                    optional: &[
                        "mail",
                        "phone",
                        "password",
                        "passwordAgain",
                        "labels",
                        "level",
                        "home",
                        "friends",
                        "options",
                        "prefix",
                    ],
                    closed: false,
                    texts: &[],
                },
            ),
        },
        Case { branch: 2, is: Is::Number },
    ],
    Fits::Some,
);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &Branches {
        told: TOLD,
        schemas: &[
            Schema::String(
                &[
                    TextRule {
                        holds: |text| codec::is::<DateText>(text),
                        expected: <DateText as codec::TextFormat>::EXPECTED,
                    },
                ],
            ),
            Schema::Reference(&types::contact::SCHEMA),
            Schema::Number(NumberRules::ANY),
        ],
    },
);
