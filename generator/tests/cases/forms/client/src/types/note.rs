// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `Note`.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::runtime::union::{self, Union};
use crate::runtime::{json, object};
use crate::types::line::Line;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Note {
    pub ids: Vec<i64>,
    pub words: Vec<String>,
    pub labels: BTreeMap<String, String>,
    pub lines: Vec<Line>,
    pub kept: Option<Line>,
    pub extra: Option<Value>,
    pub extras: Option<Vec<Value>>,
    pub grid: Option<Vec<Vec<i64>>>,
    pub several: Option<NoteSeveral>,
}

/// The required fields of [`Note`].
#[derive(Debug)]
pub struct NoteRequired {
    pub ids: Vec<i64>,
    pub words: Vec<String>,
    pub labels: BTreeMap<String, String>,
    pub lines: Vec<Line>,
    pub kept: Option<Line>,
}

object::implement! {
    Note from NoteRequired {
        required(ids, "ids");
        required(words, "words");
        required(labels, "labels");
        required(lines, "lines");
        required(kept, "kept");
        optional(extra: Value, "extra");
        optional(extras: Vec<Value>, "extras");
        optional(grid: Vec<Vec<i64>>, "grid");
        optional(several: NoteSeveral, "several");
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum NoteSeveral {
    Line(Line),
    LineArray(Vec<Line>),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<Line> for NoteSeveral {
    fn from(value: Line) -> Self {
        Self::Line(value)
    }
}

impl From<Vec<Line>> for NoteSeveral {
    fn from(value: Vec<Line>) -> Self {
        Self::LineArray(value)
    }
}

impl json::Encode for NoteSeveral {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Line(value) => writer.value(value),
            Self::LineArray(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl Union for NoteSeveral {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Line),
            _ => json::decode(reader).map(Self::LineArray),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    NoteSeveral by any shape {
        0 = object { required ["sku"] optional ["count"] };
        1 = array;
    }
}
