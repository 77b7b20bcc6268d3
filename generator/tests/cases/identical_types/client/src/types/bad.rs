// @generated from identical_types.yaml by `cargo xtask codegen`; do not edit.
//! `Bad`.

use serde_json::Value;

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::text_enum::{self, UnknownValue};
use crate::runtime::union::{self, Union};
use crate::runtime::union_schema::UnionSchema;
use crate::runtime::{json, object, object_schema};

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Bad {
    pub by: Option<BadBy>,
}

object::implement! {
    Bad {
        optional(by: BadBy, "by");
    }
}

object_schema::implement! {
    BAD_SCHEMA {
        optional("by", Schema::Reference(&BAD_BY_SCHEMA));
    }, AdditionalProperties::Any
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum BadBy {
    Keyword(BadByKeyword),
    WithIban(BadByWithIban),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<BadByKeyword> for BadBy {
    fn from(value: BadByKeyword) -> Self {
        Self::Keyword(value)
    }
}

impl From<BadByWithIban> for BadBy {
    fn from(value: BadByWithIban) -> Self {
        Self::WithIban(value)
    }
}

impl json::Encode for BadBy {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Keyword(value) => writer.value(value),
            Self::WithIban(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl Union for BadBy {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Keyword),
            _ => json::decode(reader).map(Self::WithIban),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    BadBy by any shape {
        0 = string { "cash", "card" };
        1 = object { required ["iban"] };
    }
}

pub(crate) static BAD_BY_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <BadBy as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::Reference(&BAD_BY_KEYWORD_SCHEMA),
            Schema::Reference(&BAD_BY_WITH_IBAN_SCHEMA),
        ],
    },
);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BadByKeyword {
    Cash,
    Card,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    BadByKeyword {
        Cash = "cash";
        Card = "card";
    }
}

pub(crate) static BAD_BY_KEYWORD_SCHEMA: Schema = Schema::Enum(
    &["cash", "card"],
    "expected one of `cash`, `card`",
);

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BadByWithIban {
    pub iban: String,
}

/// The required fields of [`BadByWithIban`].
#[derive(Debug)]
pub struct BadByWithIbanRequired {
    pub iban: String,
}

object::implement! {
    BadByWithIban from BadByWithIbanRequired {
        required(iban, "iban");
    }
}

object_schema::implement! {
    BAD_BY_WITH_IBAN_SCHEMA {
        required("iban", Schema::String(&[]));
    }, AdditionalProperties::Any
}
