// @generated from patterns.yaml by `cargo xtask codegen`; do not edit.
//! `Problem`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::{json, object};

/// `Problem`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Problem {
    /// `slug`.
    pub slug: Option<String>,
    /// `code`.
    pub code: String,
}

/// The required fields of [`Problem`].
#[derive(Debug)]
pub struct ProblemRequired {
    /// `code`.
    pub code: String,
}

impl From<ProblemRequired> for Problem {
    fn from(required: ProblemRequired) -> Self {
        Self {
            slug: None,
            code: required.code,
        }
    }
}

impl Problem {
    /// Sets `slug`.
    #[must_use]
    pub fn slug(mut self, slug: impl IntoOptional<String>) -> Self {
        self.slug = slug.into_optional();
        self
    }
}

impl json::EncodeFields for Problem {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("slug", &self.slug);
        fields.field("code", &self.code);
    }
}

impl json::Decode for Problem {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut slug: Option<String> = None;
        let mut code: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::optional("slug", &mut slug),
                object::required("code", &mut code),
            ],
        )?;
        let Some(code) = code else {
            return Err(object::incomplete());
        };
        Ok(Self { slug, code })
    }
}

object::implement!(Problem);
