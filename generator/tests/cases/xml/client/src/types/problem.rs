// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `Problem`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::{json, object};

/// `Problem`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Problem {
    /// `type`.
    pub r#type: Option<String>,
    /// `title`.
    pub title: String,
    /// `status`.
    pub status: Option<i64>,
}

/// The required fields of [`Problem`].
#[derive(Debug)]
pub struct ProblemRequired {
    /// `title`.
    pub title: String,
}

impl From<ProblemRequired> for Problem {
    fn from(required: ProblemRequired) -> Self {
        Self {
            r#type: None,
            title: required.title,
            status: None,
        }
    }
}

impl Problem {
    /// Sets `type`.
    #[must_use]
    pub fn r#type(mut self, r#type: impl IntoOptional<String>) -> Self {
        self.r#type = r#type.into_optional();
        self
    }

    /// Sets `status`.
    #[must_use]
    pub fn status(mut self, status: impl Into<Option<i64>>) -> Self {
        self.status = status.into();
        self
    }
}

impl json::EncodeFields for Problem {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("type", &self.r#type);
        fields.field("title", &self.title);
        fields.optional("status", &self.status);
    }
}

impl json::Decode for Problem {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut r#type: Option<String> = None;
        let mut title: Option<String> = None;
        let mut status: Option<i64> = None;
        object::read(
            reader,
            &mut [
                object::optional("type", &mut r#type),
                object::required("title", &mut title),
                object::optional("status", &mut status),
            ],
        )?;
        let Some(title) = title else {
            return Err(object::incomplete());
        };
        Ok(Self { r#type, title, status })
    }
}

object::implement!(Problem);
