// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Inherited`.

use std::collections::BTreeMap;

use uuid::Uuid;

use crate::runtime::nullable::Nullable;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, object};

/// `Inherited`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Inherited {
    /// `kind`.
    pub kind: InheritedKind,
    /// `size`.
    pub size: Option<i64>,
    /// `note`.
    pub note: Nullable<Uuid>,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, Vec<i64>>,
}

/// The required fields of [`Inherited`].
#[derive(Debug)]
pub struct InheritedRequired {
    /// `kind`.
    pub kind: InheritedKind,
}

impl From<InheritedRequired> for Inherited {
    fn from(required: InheritedRequired) -> Self {
        Self {
            kind: required.kind,
            size: None,
            note: Nullable::Absent,
            additional_properties: BTreeMap::new(),
        }
    }
}

impl Inherited {
    /// Sets `size`.
    #[must_use]
    pub fn size(mut self, size: impl Into<Option<i64>>) -> Self {
        self.size = size.into();
        self
    }

    /// Sets `note`.
    #[must_use]
    pub fn note(mut self, note: impl Into<Nullable<Uuid>>) -> Self {
        self.note = note.into();
        self
    }

    /// Sets `additional_properties`.
    #[must_use]
    pub fn additional_properties(
        mut self,
        additional_properties: BTreeMap<String, Vec<i64>>,
    ) -> Self {
        self.additional_properties = additional_properties;
        self
    }
}

impl json::EncodeFields for Inherited {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.optional("size", &self.size);
        fields.nullable("note", &self.note);
        json::EncodeFields::encode_fields(&self.additional_properties, fields);
    }
}

impl json::Decode for Inherited {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut kind: Option<InheritedKind> = None;
        let mut size: Option<i64> = None;
        let mut note: Nullable<Uuid> = Nullable::Absent;
        let mut additional_properties: BTreeMap<String, Vec<i64>> = BTreeMap::new();
        object::read_keeping(
            reader,
            &mut [
                object::required("kind", &mut kind),
                object::optional("size", &mut size),
                object::optional("note", &mut note),
            ],
            &mut additional_properties,
        )?;
        let Some(kind) = kind else {
            return Err(object::incomplete());
        };
        Ok(Self {
            kind,
            size,
            note,
            additional_properties,
        })
    }
}

object::implement!(Inherited);

/// `InheritedKind`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum InheritedKind {
    /// `base`.
    Base,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl InheritedKind {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Base => "base",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for InheritedKind {
    const VALUES: &'static [(&'static str, Self)] = &[("base", Self::Base)];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(InheritedKind);
