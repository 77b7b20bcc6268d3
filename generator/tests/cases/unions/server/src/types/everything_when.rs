// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingWhen`.

use jiff::Zoned;
use jiff::civil::Date;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::codec;
use crate::runtime::date::DateText;
use crate::runtime::date_time::DateTimeText;
use crate::runtime::schema::{Branches, Schema, TextRule};
use crate::runtime::told::{Case, Fits, Is, Told};
use crate::runtime::union::{self, Union};

/// `EverythingWhen`.
#[derive(Clone, Debug, PartialEq)]
pub enum EverythingWhen {
    /// `Date`.
    Date(Date),
    /// `DateTime`.
    DateTime(Zoned),
}

impl From<Date> for EverythingWhen {
    fn from(value: Date) -> Self {
        Self::Date(value)
    }
}

impl From<Zoned> for EverythingWhen {
    fn from(value: Zoned) -> Self {
        Self::DateTime(value)
    }
}

impl Serialize for EverythingWhen {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Date(value) => codec::Encoded::<DateText>(value).serialize(serializer),
            Self::DateTime(value) => {
                codec::Encoded::<DateTimeText>(value).serialize(serializer)
            }
        }
    }
}

impl<'de> Deserialize<'de> for EverythingWhen {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        union::deserialize(deserializer)
    }
}

impl Union for EverythingWhen {
    const TOLD: Told = TOLD;

    fn read(branch: usize, json: &str) -> serde_json::Result<Self> {
        match branch {
            0 => {
                union::branch(json, |_: &codec::Decoded<DateText>| true)
                    .map(|value| Self::Date(value.0))
            }
            _ => {
                union::branch(json, |_: &codec::Decoded<DateTimeText>| true)
                    .map(|value| Self::DateTime(value.0))
            }
        }
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: Told = Told::ByShape(
    &[Case { branch: 0, is: Is::String }, Case { branch: 1, is: Is::String }],
    Fits::One,
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
            Schema::String(
                &[
                    TextRule {
                        holds: |text| codec::is::<DateTimeText>(text),
                        expected: <DateTimeText as codec::TextFormat>::EXPECTED,
                    },
                ],
            ),
        ],
    },
);
