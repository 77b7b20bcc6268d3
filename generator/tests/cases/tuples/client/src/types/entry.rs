// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `Entry`.

use std::collections::BTreeMap;

use bytes::Bytes;
use jiff::civil::Date;
use jiff::{SpanFieldwise, Zoned};
use rust_decimal::Decimal;
use serde_json::Value;
use uuid::Uuid;

use crate::runtime::base64_url::Base64UrlText;
use crate::runtime::by_type::ByType;
use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ValueKind};
use crate::runtime::password::Password;
use crate::runtime::union::{self, Union};
use crate::runtime::{codec, json, object};
use crate::types::{Level, Range, Signed};

/// `Entry`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Entry {
    /// `at`.
    pub at: (
        Zoned,
        Uuid,
        Option<Date>,
        Decimal,
        BTreeMap<String, SpanFieldwise>,
        Password,
        String,
        String,
    ),
    /// `within`.
    pub within: (Range,),
    /// `signed`.
    pub signed: Option<Signed>,
    /// `seals`.
    pub seals: Option<Vec<Signed>>,
    /// `either`.
    pub either: Option<EntryEither>,
}

/// The required fields of [`Entry`].
#[derive(Debug)]
pub struct EntryRequired {
    /// `at`.
    pub at: (
        Zoned,
        Uuid,
        Option<Date>,
        Decimal,
        BTreeMap<String, SpanFieldwise>,
        Password,
        String,
        String,
    ),
    /// `within`.
    pub within: (Range,),
}

impl From<EntryRequired> for Entry {
    fn from(required: EntryRequired) -> Self {
        Self {
            at: required.at,
            within: required.within,
            signed: None,
            seals: None,
            either: None,
        }
    }
}

impl Entry {
    /// Sets `signed`.
    #[must_use]
    pub fn signed(mut self, signed: impl Into<Option<Signed>>) -> Self {
        self.signed = signed.into();
        self
    }

    /// Sets `seals`.
    #[must_use]
    pub fn seals(mut self, seals: impl IntoIterator<Item = Signed>) -> Self {
        self.seals = Some(seals.into_iter().collect());
        self
    }

    /// Sets `either`.
    #[must_use]
    pub fn either(mut self, either: impl Into<Option<EntryEither>>) -> Self {
        self.either = either.into();
        self
    }
}

impl json::EncodeFields for Entry {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("at", &self.at);
        fields.field("within", &self.within);
        fields
            .optional(
                "signed",
                &self
                    .signed
                    .as_ref()
                    .map(
                        codec::Encoded::<
                            (
                                Base64UrlText,
                                ByType<Bytes>,
                                Option<Base64UrlText>,
                                Vec<Base64UrlText>,
                                ByType<Level>,
                            ),
                        >,
                    ),
            );
        fields
            .optional(
                "seals",
                &self
                    .seals
                    .as_ref()
                    .map(
                        codec::Encoded::<
                            Vec<
                                (
                                    Base64UrlText,
                                    ByType<Bytes>,
                                    Option<Base64UrlText>,
                                    Vec<Base64UrlText>,
                                    ByType<Level>,
                                ),
                            >,
                        >,
                    ),
            );
        fields.optional("either", &self.either);
    }
}

impl json::Decode for Entry {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut at: Option<
            (
                Zoned,
                Uuid,
                Option<Date>,
                Decimal,
                BTreeMap<String, SpanFieldwise>,
                Password,
                String,
                String,
            ),
        > = None;
        let mut within: Option<(Range,)> = None;
        let mut signed = codec::Coded::<
            (
                Base64UrlText,
                ByType<Bytes>,
                Option<Base64UrlText>,
                Vec<Base64UrlText>,
                ByType<Level>,
            ),
        >::default();
        let mut seals = codec::Coded::<
            Vec<
                (
                    Base64UrlText,
                    ByType<Bytes>,
                    Option<Base64UrlText>,
                    Vec<Base64UrlText>,
                    ByType<Level>,
                ),
            >,
        >::default();
        let mut either: Option<EntryEither> = None;
        object::read(
            reader,
            &mut [
                object::required("at", &mut at),
                object::required("within", &mut within),
                object::optional("signed", &mut signed),
                object::optional("seals", &mut seals),
                object::optional("either", &mut either),
            ],
        )?;
        let (Some(at), Some(within)) = (at, within) else {
            return Err(object::incomplete());
        };
        Ok(Self {
            at,
            within,
            signed: signed.0,
            seals: seals.0,
            either,
        })
    }
}

object::implement!(Entry);

/// `EntryEither`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EntryEither {
    /// `Signed`.
    Signed(Signed),
    /// `Integer`.
    Integer(i64),
    /// A value that this version of the crate does not know.
    Unknown(Value),
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
            Self::Unknown(value) => writer.value(value),
        }
    }
}

union::implement!(EntryEither);

impl Union for EntryEither {
    const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Shape(
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
        Fits::Some,
    );

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

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}
