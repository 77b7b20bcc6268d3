// @generated from identical_types.yaml by `cargo xtask codegen`; do not edit.
//! `Bad`.

use crate::runtime::union::{self, Union};
use crate::runtime::{json, object, text_enum};

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

#[derive(Clone, Debug, PartialEq)]
pub enum BadBy {
    Keyword(BadByKeyword),
    WithIban(BadByWithIban),
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
}

union::implement! {
    BadBy by one shape {
        0 = string { "cash", "card" };
        1 = object { required ["iban"] };
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BadByKeyword {
    Cash,
    Card,
}

text_enum::implement! {
    BadByKeyword {
        Cash = "cash";
        Card = "card";
    }
}

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
