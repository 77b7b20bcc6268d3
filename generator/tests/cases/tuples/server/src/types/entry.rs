// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `Entry`.

use std::collections::BTreeMap;

use bytes::Bytes;
use jiff::civil::Date;
use jiff::{SpanFieldwise, Zoned};
use rust_decimal::Decimal;
use uuid::Uuid;

use crate::patterns::VALUE_7_PATTERN;
use crate::runtime::base64_url::Base64UrlText;
use crate::runtime::by_type::ByType;
use crate::runtime::date::DateText;
use crate::runtime::date_time::DateTimeText;
use crate::runtime::decimal::DecimalText;
use crate::runtime::duration::DurationText;
use crate::runtime::limits::TextConstraint;
use crate::runtime::password::{Password, PasswordText};
use crate::runtime::schema::{AdditionalProperties, Items, MapValues, Schema};
use crate::runtime::union::{self, Union};
use crate::runtime::union_schema::UnionSchema;
use crate::runtime::unique_schema::UniqueSchema;
use crate::runtime::uri::UriText;
use crate::runtime::uuid::UuidText;
use crate::runtime::{codec, json, object, object_schema, text_format, unique};
use crate::types::level::Level;
use crate::types::range::{Range, RANGE_SCHEMA};
use crate::types::signed::{Signed, SIGNED_SCHEMA};

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
    }, check
}

impl object::Check for Entry {
    fn check(&self) -> json::Result<()> {
        object::require(
            self
                .seals
                .as_ref()
                .is_none_or(|seals| unique::all_differ(
                    seals
                        .iter()
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
                )),
            "seals",
        )?;
        Ok(())
    }
}

object_schema::implement! {
    ENTRY_SCHEMA {
        required("at", Schema::Tuple(&[Schema::String(&[TextConstraint::Condition(|text| text_format::is::<DateTimeText>(text), <DateTimeText as text_format::TextFormat>::EXPECTED)]), Schema::String(&[TextConstraint::Condition(|text| text_format::is::<UuidText>(text), <UuidText as text_format::TextFormat>::EXPECTED)]), Schema::Nullable(&Schema::String(&[TextConstraint::Condition(|text| text_format::is::<DateText>(text), <DateText as text_format::TextFormat>::EXPECTED)])), Schema::String(&[TextConstraint::Condition(|text| text_format::is::<DecimalText>(text), <DecimalText as text_format::TextFormat>::EXPECTED)]), Schema::Map(&MapValues { schema: Schema::String(&[TextConstraint::Condition(|text| text_format::is::<DurationText>(text), <DurationText as text_format::TextFormat>::EXPECTED)]), minimum: 0, maximum: usize::MAX }), Schema::String(&[TextConstraint::Length(3, usize::MAX), TextConstraint::Condition(|text| text_format::is::<PasswordText>(text), <PasswordText as text_format::TextFormat>::EXPECTED)]), Schema::String(&[TextConstraint::Length(0, 40), TextConstraint::Condition(|text| text_format::is::<UriText>(text), <UriText as text_format::TextFormat>::EXPECTED)]), Schema::String(&[TextConstraint::Condition(|text| VALUE_7_PATTERN.matches(text), "expected a string that matches ^2"), TextConstraint::Condition(|text| text_format::is::<DateText>(text), <DateText as text_format::TextFormat>::EXPECTED)])]));
        required("within", Schema::Tuple(&[Schema::Reference(&RANGE_SCHEMA)]));
        optional("signed", Schema::Reference(&SIGNED_SCHEMA));
        optional("seals", Schema::Other(&UniqueSchema(Schema::Array(&Items { schema: Schema::Reference(&SIGNED_SCHEMA), minimum: 0, maximum: usize::MAX }))));
        optional("either", Schema::Reference(&ENTRY_EITHER_SCHEMA));
    }, AdditionalProperties::Any
}

#[derive(Clone, Debug, PartialEq)]
pub enum EntryEither {
    Signed(Signed),
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
}

union::implement! {
    EntryEither by one shape {
        0 = array;
        1 = integer;
    }
}

pub(crate) static ENTRY_EITHER_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <EntryEither as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::Reference(&SIGNED_SCHEMA),
            Schema::Integer(i64::MIN, i64::MAX),
        ],
    },
);
