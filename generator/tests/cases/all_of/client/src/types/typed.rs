// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `Typed`.

use std::collections::BTreeMap;

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::{json, object};

/// `Typed`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Typed {
    /// `a`.
    pub a: Option<String>,
    /// `b`.
    pub b: i64,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, i64>,
}

/// The required fields of [`Typed`].
#[derive(Debug)]
pub struct TypedRequired {
    /// `b`.
    pub b: i64,
}

impl From<TypedRequired> for Typed {
    fn from(required: TypedRequired) -> Self {
        Self {
            a: None,
            b: required.b,
            additional_properties: BTreeMap::new(),
        }
    }
}

impl Typed {
    /// Sets `a`.
    #[must_use]
    pub fn a(mut self, a: impl IntoOptional<String>) -> Self {
        self.a = a.into_optional();
        self
    }

    /// Sets `additional_properties`.
    #[must_use]
    pub fn additional_properties(
        mut self,
        additional_properties: BTreeMap<String, i64>,
    ) -> Self {
        self.additional_properties = additional_properties;
        self
    }
}

impl json::EncodeFields for Typed {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("a", &self.a);
        fields.field("b", &self.b);
        json::EncodeFields::encode_fields(&self.additional_properties, fields);
    }
}

impl json::Decode for Typed {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut a: Option<String> = None;
        let mut b: Option<i64> = None;
        let mut additional_properties: BTreeMap<String, i64> = BTreeMap::new();
        object::read_keeping(
            reader,
            &mut [object::optional("a", &mut a), object::required("b", &mut b)],
            &mut additional_properties,
        )?;
        let Some(b) = b else {
            return Err(object::incomplete());
        };
        Ok(Self {
            a,
            b,
            additional_properties,
        })
    }
}

object::implement!(Typed);
