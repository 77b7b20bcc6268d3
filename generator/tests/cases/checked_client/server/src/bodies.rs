// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! Bodies with one of several media types.

use std::collections::BTreeMap;

/// A body, by its media type.
#[derive(Clone, Debug, PartialEq)]
pub enum AddNoteBody {
    /// `application/json`.
    Json(Vec<String>),
    /// `application/merge-patch+json`.
    MergePatchJson(BTreeMap<String, String>),
}

impl From<Vec<String>> for AddNoteBody {
    fn from(body: Vec<String>) -> Self {
        Self::Json(body)
    }
}

impl From<BTreeMap<String, String>> for AddNoteBody {
    fn from(body: BTreeMap<String, String>) -> Self {
        Self::MergePatchJson(body)
    }
}
