// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `ReportJson`.

use crate::runtime::{json, object, slot};
use crate::types::Line;

/// `ReportJson`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReportJson {
    /// `lines`.
    pub lines: Vec<Line>,
}

/// What a [`ReportJson`] cannot be without.
#[derive(Clone, Debug)]
pub struct ReportJsonRequired {
    /// `lines`.
    pub lines: Vec<Line>,
}

impl From<ReportJsonRequired> for ReportJson {
    fn from(required: ReportJsonRequired) -> Self {
        Self { lines: required.lines }
    }
}

impl json::EncodeFields for ReportJson {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("lines", &self.lines);
    }
}

impl object::Object for ReportJson {
    const FIELDS: &'static [&'static str] = &["lines"];

    type Slots = ReportJsonSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            lines: object::required(slots.lines, "lines")?,
        })
    }
}

object::implement!(ReportJson);

/// The fields of a [`ReportJson`] read so far.
#[derive(Default)]
pub struct ReportJsonSlots {
    lines: Option<Vec<Line>>,
}

impl slot::Slots for ReportJsonSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.lines,
            _ => return None,
        };
        Some(slot)
    }
}
