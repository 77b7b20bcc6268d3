// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingSourceObject2`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::{json, object};

/// `EverythingSourceObject2`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EverythingSourceObject2 {
    /// `size`.
    pub size: i64,
    /// `mark`.
    pub mark: Option<String>,
}

/// The required fields of [`EverythingSourceObject2`].
#[derive(Debug)]
pub struct EverythingSourceObject2Required {
    /// `size`.
    pub size: i64,
}

impl From<EverythingSourceObject2Required> for EverythingSourceObject2 {
    fn from(required: EverythingSourceObject2Required) -> Self {
        Self {
            size: required.size,
            mark: None,
        }
    }
}

impl EverythingSourceObject2 {
    /// Sets `mark`.
    #[must_use]
    pub fn mark(mut self, mark: impl IntoOptional<String>) -> Self {
        self.mark = mark.into_optional();
        self
    }
}

impl json::EncodeFields for EverythingSourceObject2 {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("size", &self.size);
        fields.optional("mark", &self.mark);
    }
}

impl json::Decode for EverythingSourceObject2 {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut size: Option<i64> = None;
        let mut mark: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::required("size", &mut size),
                object::optional("mark", &mut mark),
            ],
        )?;
        let Some(size) = size else {
            return Err(object::incomplete());
        };
        Ok(Self { size, mark })
    }
}

object::implement!(EverythingSourceObject2);
