// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Answer`.

use crate::runtime::json;
use crate::runtime::server::text_enum;
use crate::runtime::union::{self, Union};
use crate::types::point::Point;

#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    Integer(i64),
    Boolean(bool),
    Keyword(AnswerKeyword),
    Point(Point),
    String(String),
}

impl From<i64> for Answer {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl From<bool> for Answer {
    fn from(value: bool) -> Self {
        Self::Boolean(value)
    }
}

impl From<AnswerKeyword> for Answer {
    fn from(value: AnswerKeyword) -> Self {
        Self::Keyword(value)
    }
}

impl From<Point> for Answer {
    fn from(value: Point) -> Self {
        Self::Point(value)
    }
}

impl From<String> for Answer {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl From<&str> for Answer {
    fn from(value: &str) -> Self {
        Self::String(value.to_owned())
    }
}

impl json::Encode for Answer {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Integer(value) => writer.value(value),
            Self::Boolean(value) => writer.value(value),
            Self::Keyword(value) => writer.value(value),
            Self::Point(value) => writer.value(value),
            Self::String(value) => writer.value(value),
        }
    }
}

impl Union for Answer {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Integer),
            1 => json::decode(reader).map(Self::Boolean),
            2 => json::decode(reader).map(Self::Keyword),
            3 => json::decode(reader).map(Self::Point),
            _ => json::decode(reader).map(Self::String),
        }
    }
}

union::implement! {
    Answer by any shape {
        0 = integer;
        1 = boolean;
        2 = string { "true", "false" };
        3 = object { required ["x", "y"] optional ["z"], closed };
        4 = string;
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnswerKeyword {
    True,
    False,
}

text_enum::implement! {
    AnswerKeyword {
        True = "true";
        False = "false";
    }
}
