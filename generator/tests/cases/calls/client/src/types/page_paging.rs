// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `PagePaging`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::nullable::Nullable;
use crate::runtime::{json, object};

/// `PagePaging`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PagePaging {
    /// `next`.
    pub next: Option<String>,
    /// `cursor`.
    pub cursor: Nullable<i64>,
}

impl PagePaging {
    /// Sets `next`.
    #[must_use]
    pub fn next(mut self, next: impl IntoOptional<String>) -> Self {
        self.next = next.into_optional();
        self
    }

    /// Sets `cursor`.
    #[must_use]
    pub fn cursor(mut self, cursor: impl Into<Nullable<i64>>) -> Self {
        self.cursor = cursor.into();
        self
    }
}

impl json::EncodeFields for PagePaging {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("next", &self.next);
        fields.nullable("cursor", &self.cursor);
    }
}

impl json::Decode for PagePaging {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut next: Option<String> = None;
        let mut cursor: Nullable<i64> = Nullable::Absent;
        object::read(
            reader,
            &mut [
                object::optional("next", &mut next),
                object::optional("cursor", &mut cursor),
            ],
        )?;
        Ok(Self { next, cursor })
    }
}

object::implement!(PagePaging);
