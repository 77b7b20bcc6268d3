// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `ArticleAside`.

use crate::runtime::{json, object};
use crate::types::ArticleAsideRequest;

/// `ArticleAside`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ArticleAside {
    /// `seen`.
    pub seen: Option<bool>,
}

impl ArticleAside {
    /// Sets `seen`.
    #[must_use]
    pub fn seen(mut self, seen: impl Into<Option<bool>>) -> Self {
        self.seen = seen.into();
        self
    }
}

impl json::EncodeFields for ArticleAside {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("seen", &self.seen);
    }
}

impl json::Decode for ArticleAside {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut seen: Option<bool> = None;
        object::read(reader, &mut [object::optional("seen", &mut seen)])?;
        Ok(Self { seen })
    }
}

object::implement!(ArticleAside);

impl From<ArticleAsideRequest> for ArticleAside {
    fn from(_: ArticleAsideRequest) -> Self {
        Self { seen: None }
    }
}
