// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `EntryEither`.

use bytes::Bytes;

use crate::runtime::base64_url::Base64UrlText;
use crate::runtime::by_type::ByType;
use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ValueKind};
use crate::runtime::schema::{Schema, UnionVariants};
use crate::runtime::union::{self, Union};
use crate::runtime::{codec, json};
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
                        &codec::Encoded::<
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

union::implement!(EntryEither);

impl Union for EntryEither {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => {
                codec::decode::<
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

/// Determines the variant of a value.
pub(crate) const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Shape(
    &[
        Case {
            variant: 0,
            is: ValueKind::Array,
        },
        Case {
            variant: 1,
            is: ValueKind::Integer,
        },
    ],
    Fits::One,
);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &UnionVariants {
        discriminator: DISCRIMINATOR,
        schemas: &[
            Schema::Reference(&types::signed::SCHEMA),
            Schema::Integer(i64::MIN, i64::MAX),
        ],
    },
);
