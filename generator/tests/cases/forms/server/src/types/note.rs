// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `Note`.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::runtime::schema::{AdditionalProperties, Items, MapValues, Schema};
use crate::runtime::union::{self, Union};
use crate::runtime::union_schema::UnionSchema;
use crate::runtime::{json, object, object_schema};
use crate::types::line::{Line, LINE_SCHEMA};

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

object_schema::implement! {
    NOTE_SCHEMA {
        required("ids", Schema::Array(&Items { schema: Schema::Integer(i64::MIN, i64::MAX), minimum: 0, maximum: usize::MAX }));
        required("words", Schema::Array(&Items { schema: Schema::String(&[]), minimum: 0, maximum: usize::MAX }));
        required("labels", Schema::Map(&MapValues { schema: Schema::String(&[]), minimum: 0, maximum: usize::MAX }));
        required("lines", Schema::Array(&Items { schema: Schema::Reference(&LINE_SCHEMA), minimum: 0, maximum: usize::MAX }));
        required("kept", Schema::Nullable(&Schema::Reference(&LINE_SCHEMA)));
        optional("extra", Schema::Any);
        optional("extras", Schema::Array(&Items { schema: Schema::Any, minimum: 0, maximum: usize::MAX }));
        optional("grid", Schema::Array(&Items { schema: Schema::Array(&Items { schema: Schema::Integer(i64::MIN, i64::MAX), minimum: 0, maximum: usize::MAX }), minimum: 0, maximum: usize::MAX }));
        optional("several", Schema::Reference(&NOTE_SEVERAL_SCHEMA));
    }, AdditionalProperties::Any
}

#[derive(Clone, Debug, PartialEq)]
pub enum NoteSeveral {
    Line(Line),
    LineArray(Vec<Line>),
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
}

union::implement! {
    NoteSeveral by one shape {
        0 = object { required ["sku"] optional ["count"] };
        1 = array;
    }
}

pub(crate) static NOTE_SEVERAL_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <NoteSeveral as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::Reference(&LINE_SCHEMA),
            Schema::Array(
                &Items {
                    schema: Schema::Reference(&LINE_SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        ],
    },
);
