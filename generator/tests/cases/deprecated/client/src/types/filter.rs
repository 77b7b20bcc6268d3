// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `Filter`.

use jiff::civil::Date;

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::{json, object};

/// `Filter`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Filter {
    /// `before`.
    #[deprecated]
    pub before: Option<Date>,
    /// `name`.
    pub name: Option<String>,
}

impl Filter {
    /// Sets `before`.
    #[deprecated]
    #[expect(deprecated)]
    #[must_use]
    pub fn before(mut self, before: impl Into<Option<Date>>) -> Self {
        self.before = before.into();
        self
    }

    /// Sets `name`.
    #[must_use]
    pub fn name(mut self, name: impl IntoOptional<String>) -> Self {
        self.name = name.into_optional();
        self
    }
}

impl json::EncodeFields for Filter {
    #[expect(deprecated)]
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("before", &self.before);
        fields.optional("name", &self.name);
    }
}

impl json::Decode for Filter {
    #[expect(deprecated)]
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut before: Option<Date> = None;
        let mut name: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::optional("before", &mut before),
                object::optional("name", &mut name),
            ],
        )?;
        Ok(Self { before, name })
    }
}

object::implement!(Filter);
