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
use crate::runtime::password::Password;
use crate::runtime::union::{self, Union};
use crate::runtime::{codec, json, object};
use crate::types::level::Level;
use crate::types::range::Range;
use crate::types::signed::Signed;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Entry {
    pub at: (Zoned, Uuid, Option<Date>, Decimal, BTreeMap<String, SpanFieldwise>, Password, String, String),
    pub within: (Range,),
    pub signed: Option<Signed>,
    pub seals: Option<Vec<Signed>>,
    pub either: Option<EntryEither>,
}

/// The required fields of [`Entry`].
#[derive(Debug)]
pub struct EntryRequired {
    pub at: (Zoned, Uuid, Option<Date>, Decimal, BTreeMap<String, SpanFieldwise>, Password, String, String),
    pub within: (Range,),
}

object::implement! {
    Entry from EntryRequired {
        required(at, "at");
        required(within, "within");
        optional(signed: Signed, "signed", (Base64UrlText, ByType<Bytes>, Option<Base64UrlText>, Vec<Base64UrlText>, ByType<Level>,));
        optional(seals: Vec<Signed>, "seals", Vec<(Base64UrlText, ByType<Bytes>, Option<Base64UrlText>, Vec<Base64UrlText>, ByType<Level>,)>);
        optional(either: EntryEither, "either");
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EntryEither {
    Signed(Signed),
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

impl Union for EntryEither {
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

union::implement! {
    EntryEither by any shape {
        0 = array;
        1 = integer;
    }
}
