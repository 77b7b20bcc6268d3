// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `EntryEither`.

use bytes::Bytes;

use crate::runtime::base64_url::Base64UrlText;
use crate::runtime::by_type::ByType;
use crate::runtime::schema::{Branches, Schema};
use crate::runtime::told::{Case, DiscriminatedBy, Fits, ValueKind};
use crate::runtime::union::{self, Union};
use crate::runtime::{coded, json, transcode};
use crate::types;
use crate::types::{Level, Signed};

/// `EntryEither`.
#[derive(Clone, Debug, PartialEq)]
pub enum EntryEither {
    /// `Signed`.
    Signed(Signed),
    /// `Integer`.
    Integer(i64),
}

impl From<Signed> for EntryEither {
    fn from(value: Signed) -> Self {
        Self::Signed(value)
    }
}

impl From<i64> for EntryEither {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl json::Encode for EntryEither {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Signed(value) => {
                writer
                    .value(
                        &coded::Encoded::<
                            (
                                Base64UrlText,
                                ByType<Bytes>,
                                Option<Base64UrlText>,
                                Vec<Base64UrlText>,
                                ByType<Level>,
                            ),
                        >(value),
                    )
            }
            Self::Integer(value) => writer.value(value),
        }
    }
}

impl json::Decode for EntryEither {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        union::decode(reader)
    }
}

transcode::implement!(EntryEither);

impl Union for EntryEither {
    const TOLD: DiscriminatedBy = TOLD;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => {
                coded::decode::<
                    (
                        Base64UrlText,
                        ByType<Bytes>,
                        Option<Base64UrlText>,
                        Vec<Base64UrlText>,
                        ByType<Level>,
                    ),
                >(reader)
                    .map(Self::Signed)
            }
            _ => json::decode(reader).map(Self::Integer),
        }
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: DiscriminatedBy = DiscriminatedBy::Shape(
    &[
        Case {
            branch: 0,
            is: ValueKind::Array,
        },
        Case {
            branch: 1,
            is: ValueKind::Integer,
        },
    ],
    Fits::One,
);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &Branches {
        told: TOLD,
        schemas: &[
            Schema::Reference(&types::signed::SCHEMA),
            Schema::Integer(i64::MIN, i64::MAX),
        ],
    },
);
