// @generated from symbols_in_names.yaml by `cargo xtask codegen`; do not edit.
//! `List[Pet]`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::{json, object};

/// `List[Pet]`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListOpenBracketPetCloseBracket {
    /// `a`.
    pub a: Option<String>,
}

impl ListOpenBracketPetCloseBracket {
    /// Sets `a`.
    #[must_use]
    pub fn a(mut self, a: impl IntoOptional<String>) -> Self {
        self.a = a.into_optional();
        self
    }
}

impl json::EncodeFields for ListOpenBracketPetCloseBracket {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("a", &self.a);
    }
}

impl json::Decode for ListOpenBracketPetCloseBracket {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut a: Option<String> = None;
        object::read(reader, &mut [object::optional("a", &mut a)])?;
        Ok(Self { a })
    }
}

object::implement!(ListOpenBracketPetCloseBracket);
