// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `Both`.

use crate::runtime::{json, object, slot};
use crate::types::{BothRequest, Color, VerifyType};

/// `Both`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Both {
    /// `id`.
    pub id: i64,
    /// `name`.
    pub name: String,
    /// `color`.
    ///
    /// Deprecated.
    pub color: Option<Color>,
    /// `parts`.
    pub parts: Option<Vec<VerifyType>>,
}

/// The required fields of [`Both`].
#[derive(Debug)]
pub struct BothRequired {
    /// `id`.
    pub id: i64,
    /// `name`.
    pub name: String,
}

impl From<BothRequired> for Both {
    fn from(required: BothRequired) -> Self {
        Self {
            id: required.id,
            name: required.name,
            color: None,
            parts: None,
        }
    }
}

impl Both {
    /// Sets `color`.
    #[must_use]
    pub fn color(mut self, color: impl Into<Option<Color>>) -> Self {
        self.color = color.into();
        self
    }

    /// Sets `parts`.
    #[must_use]
    pub fn parts(mut self, parts: impl IntoIterator<Item = VerifyType>) -> Self {
        self.parts = Some(parts.into_iter().collect());
        self
    }
}

impl json::EncodeFields for Both {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("id", &self.id);
        fields.field("name", &self.name);
        fields.optional("color", &self.color);
        fields.optional("parts", &self.parts);
    }
}

impl json::Decode for Both {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut id: Option<i64> = None;
        let mut name: Option<String> = None;
        let mut color: Option<Color> = None;
        let mut parts: Option<Vec<VerifyType>> = None;
        object::read(
            reader,
            &mut [
                object::required("id", &mut id),
                object::required("name", &mut name),
                object::optional("color", &mut color),
                object::optional("parts", &mut parts),
                object::optional("secret", &mut slot::Passed),
            ],
        )?;
        let (Some(id), Some(name)) = (id, name) else {
            return Err(object::incomplete());
        };
        let value = Self { id, name, color, parts };
        object::check(
            value.parts.as_ref().is_none_or(|parts| !parts.is_empty()),
            "parts",
        )?;
        Ok(value)
    }
}

object::implement!(Both);

/// The fields of [`Both`] that [`BothRequest`] lacks.
#[derive(Clone, Debug)]
pub struct BothMissing {
    /// `id`.
    pub id: i64,
}

impl BothRequest {
    /// Converts to [`Both`] with the `missing` fields; request-only fields are dropped.
    #[must_use]
    pub fn into_response(self, missing: BothMissing) -> Both {
        Both {
            id: missing.id,
            name: self.name,
            color: self.color,
            parts: self.parts,
        }
    }
}
