// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `Problem`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::{json, object};

/// `Problem`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Problem {
    /// `code`.
    pub code: String,
    /// `why`.
    pub why: Option<String>,
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
            code: required.code,
            why: None,
        }
    }
}

impl Problem {
    /// Sets `why`.
    #[must_use]
    pub fn why(mut self, why: impl IntoOptional<String>) -> Self {
        self.why = why.into_optional();
        self
    }
}

impl json::EncodeFields for Problem {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("code", &self.code);
        fields.optional("why", &self.why);
    }
}

impl json::Decode for Problem {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut code: Option<String> = None;
        let mut why: Option<String> = None;
        object::read(
            reader,
            &mut [object::required("code", &mut code), object::optional("why", &mut why)],
        )?;
        let Some(code) = code else {
            return Err(object::incomplete());
        };
        Ok(Self { code, why })
    }
}

object::implement!(Problem);
