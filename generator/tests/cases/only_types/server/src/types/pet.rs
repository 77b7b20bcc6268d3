// @generated from only_types.yaml by `cargo xtask codegen`; do not edit.
//! `Pet`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::uri::UriText;
use crate::runtime::{json, object, text_format};
use crate::types::Kind;

/// `Pet`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Pet {
    /// `name`.
    pub name: String,
    /// `kind`.
    pub kind: Option<Kind>,
    /// `page`.
    pub page: Option<String>,
}

/// The required fields of [`Pet`].
#[derive(Debug)]
pub struct PetRequired {
    /// `name`.
    pub name: String,
}

impl From<PetRequired> for Pet {
    fn from(required: PetRequired) -> Self {
        Self {
            name: required.name,
            kind: None,
            page: None,
        }
    }
}

impl Pet {
    /// Sets `kind`.
    #[must_use]
    pub fn kind(mut self, kind: impl Into<Option<Kind>>) -> Self {
        self.kind = kind.into();
        self
    }

    /// Sets `page`.
    #[must_use]
    pub fn page(mut self, page: impl IntoOptional<String>) -> Self {
        self.page = page.into_optional();
        self
    }
}

impl json::EncodeFields for Pet {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
        fields.optional("kind", &self.kind);
        fields.optional("page", &self.page);
    }
}

impl json::Decode for Pet {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut name: Option<String> = None;
        let mut kind: Option<Kind> = None;
        let mut page: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::required("name", &mut name),
                object::optional("kind", &mut kind),
                object::optional("page", &mut page),
            ],
        )?;
        let Some(name) = name else {
            return Err(object::incomplete());
        };
        let value = Self { name, kind, page };
        object::check(
            value.page.as_ref().is_none_or(|page| text_format::is::<UriText>(page)),
            "page",
        )?;
        Ok(value)
    }
}

object::implement!(Pet);
