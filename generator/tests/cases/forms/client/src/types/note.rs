// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `Note`.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, object};
use crate::types::Line;

/// `Note`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Note {
    /// `ids`.
    pub ids: Vec<i64>,
    /// `words`.
    pub words: Vec<String>,
    /// `labels`.
    pub labels: BTreeMap<String, String>,
    /// `lines`.
    pub lines: Vec<Line>,
    /// `kept`.
    pub kept: Option<Line>,
    /// `extra`.
    pub extra: Option<Value>,
    /// `extras`.
    pub extras: Option<Vec<Value>>,
    /// `grid`.
    pub grid: Option<Vec<Vec<i64>>>,
    /// `several`.
    pub several: Option<NoteSeveral>,
}

/// The required fields of [`Note`].
#[derive(Debug)]
pub struct NoteRequired {
    /// `ids`.
    pub ids: Vec<i64>,
    /// `words`.
    pub words: Vec<String>,
    /// `labels`.
    pub labels: BTreeMap<String, String>,
    /// `lines`.
    pub lines: Vec<Line>,
    /// `kept`.
    pub kept: Option<Line>,
}

impl From<NoteRequired> for Note {
    fn from(required: NoteRequired) -> Self {
        Self {
            ids: required.ids,
            words: required.words,
            labels: required.labels,
            lines: required.lines,
            kept: required.kept,
            extra: None,
            extras: None,
            grid: None,
            several: None,
        }
    }
}

impl Note {
    /// Sets `extra`.
    #[must_use]
    pub fn extra(mut self, extra: impl Into<Option<Value>>) -> Self {
        self.extra = extra.into();
        self
    }

    /// Sets `extras`.
    #[must_use]
    pub fn extras(mut self, extras: impl IntoIterator<Item = Value>) -> Self {
        self.extras = Some(extras.into_iter().collect());
        self
    }

    /// Sets `grid`.
    #[must_use]
    pub fn grid(mut self, grid: impl IntoIterator<Item = Vec<i64>>) -> Self {
        self.grid = Some(grid.into_iter().collect());
        self
    }

    /// Sets `several`.
    #[must_use]
    pub fn several(mut self, several: impl Into<Option<NoteSeveral>>) -> Self {
        self.several = several.into();
        self
    }
}

impl json::EncodeFields for Note {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("ids", &self.ids);
        fields.field("words", &self.words);
        fields.field("labels", &self.labels);
        fields.field("lines", &self.lines);
        fields.field("kept", &self.kept);
        fields.optional("extra", &self.extra);
        fields.optional("extras", &self.extras);
        fields.optional("grid", &self.grid);
        fields.optional("several", &self.several);
    }
}

impl json::Decode for Note {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut ids: Option<Vec<i64>> = None;
        let mut words: Option<Vec<String>> = None;
        let mut labels: Option<BTreeMap<String, String>> = None;
        let mut lines: Option<Vec<Line>> = None;
        let mut kept: Option<Option<Line>> = None;
        let mut extra: Option<Value> = None;
        let mut extras: Option<Vec<Value>> = None;
        let mut grid: Option<Vec<Vec<i64>>> = None;
        let mut several: Option<NoteSeveral> = None;
        object::read(
            reader,
            &mut [
                object::required("ids", &mut ids),
                object::required("words", &mut words),
                object::required("labels", &mut labels),
                object::required("lines", &mut lines),
                object::required("kept", &mut kept),
                object::optional("extra", &mut extra),
                object::optional("extras", &mut extras),
                object::optional("grid", &mut grid),
                object::optional("several", &mut several),
            ],
        )?;
        let (Some(ids), Some(words), Some(labels), Some(lines), Some(kept)) = (
            ids,
            words,
            labels,
            lines,
            kept,
        ) else {
            return Err(object::incomplete());
        };
        Ok(Self {
            ids,
            words,
            labels,
            lines,
            kept,
            extra,
            extras,
            grid,
            several,
        })
    }
}

object::implement!(Note);

/// `NoteSeveral`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum NoteSeveral {
    /// `Line`.
    Line(Line),
    /// `LineArray`.
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

union::implement!(NoteSeveral);

impl Union for NoteSeveral {
    const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Shape(
        &[
            Case {
                variant: 0,
                is: ValueKind::Object(
                    &ObjectFacts {
                        required: &["sku"],
                        optional: &["count"],
                        closed: false,
                        texts: &[],
                    },
                ),
            },
            Case {
                variant: 1,
                is: ValueKind::Array,
            },
        ],
        Fits::Some,
    );

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
