// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `ArticleAside`.

use crate::runtime::schema::{Field, Others, Schema};
use crate::runtime::{json, object, slot};

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

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "seen",
            required: false,
            schema: Schema::Any,
        },
    ],
    Others::Any,
);
