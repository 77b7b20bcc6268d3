// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `Problem`.

use crate::runtime::{json, object};

/// `Problem`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Problem {
    /// `title`.
    pub title: String,
}

/// The required fields of [`Problem`].
#[derive(Debug)]
pub struct ProblemRequired {
    /// `title`.
    pub title: String,
}

impl From<ProblemRequired> for Problem {
    fn from(required: ProblemRequired) -> Self {
        Self { title: required.title }
    }
}

impl json::EncodeFields for Problem {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("title", &self.title);
    }
}

impl json::Decode for Problem {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut title: Option<String> = None;
        object::read(reader, &mut [object::required("title", &mut title)])?;
        let Some(title) = title else {
            return Err(object::incomplete());
        };
        Ok(Self { title })
    }
}

object::implement!(Problem);
