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

impl json::Decode for ArticleAsideRequest {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        object::read(reader, &mut [object::optional("seen", &mut slot::Passed)])?;
        Ok(Self {})
    }
}

object::implement!(ArticleAsideRequest);

impl From<ArticleAside> for ArticleAsideRequest {
    fn from(_: ArticleAside) -> Self {
        Self {}
    }
}
