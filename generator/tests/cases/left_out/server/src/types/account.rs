// @generated from left_out.yaml by `cargo xtask codegen`; do not edit.
//! `Account`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::{json, object, slot};

/// `Account`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Account {
    /// `name`.
    pub name: Option<String>,
}

impl Account {
    /// Sets `name`.
    #[must_use]
    pub fn name(mut self, name: impl IntoOptional<String>) -> Self {
        self.name = name.into_optional();
        self
    }
}

impl json::EncodeFields for Account {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("name", &self.name);
    }
}

impl json::Decode for Account {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut name: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::optional("name", &mut name),
                object::optional("password", &mut slot::Passed),
            ],
        )?;
        Ok(Self { name })
    }
}

object::implement!(Account);
