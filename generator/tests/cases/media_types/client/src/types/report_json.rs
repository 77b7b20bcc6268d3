// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `ReportJson`.

use crate::runtime::{json, object};
use crate::types::Line;

/// `ReportJson`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReportJson {
    /// `lines`.
    pub lines: Vec<Line>,
}

/// The required fields of [`ReportJson`].
#[derive(Debug)]
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

impl json::Decode for ReportJson {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut lines: Option<Vec<Line>> = None;
        object::read(reader, &mut [object::required("lines", &mut lines)])?;
        let Some(lines) = lines else {
            return Err(object::incomplete());
        };
        Ok(Self { lines })
    }
}

object::implement!(ReportJson);
