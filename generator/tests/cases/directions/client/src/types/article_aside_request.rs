// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `ArticleAside`.

use crate::runtime::{json, object, slot};
use crate::types::ArticleAside;

/// `ArticleAside`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ArticleAsideRequest {}

impl json::EncodeFields for ArticleAsideRequest {
    fn encode_fields(&self, _fields: &mut json::Fields<'_>) {}
}

impl object::Object for ArticleAsideRequest {
    const FIELDS: &'static [&'static str] = &["seen"];

    type Slots = ArticleAsideRequestSlots;

    fn finish(_slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {})
    }
}

object::implement!(ArticleAsideRequest);

/// The fields of a [`ArticleAsideRequest`] read so far.
#[derive(Default)]
pub struct ArticleAsideRequestSlots {}

impl slot::Slots for ArticleAsideRequestSlots {
    fn slot(&mut self, _index: usize) -> Option<&mut dyn slot::Slot> {
        None
    }
}

impl From<ArticleAside> for ArticleAsideRequest {
    fn from(_: ArticleAside) -> Self {
        Self {}
    }
}
