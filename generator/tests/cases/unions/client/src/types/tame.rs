// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Tame`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, object};

/// `Tame`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Tame {
    /// `kind`.
    pub kind: Option<TameKind>,
    /// `owner`.
    pub owner: Option<String>,
}

impl Tame {
    /// Sets `kind`.
    #[must_use]
    pub fn kind(mut self, kind: impl Into<Option<TameKind>>) -> Self {
        self.kind = kind.into();
        self
    }

    /// Sets `owner`.
    #[must_use]
    pub fn owner(mut self, owner: impl IntoOptional<String>) -> Self {
        self.owner = owner.into_optional();
        self
    }
}

impl json::EncodeFields for Tame {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("kind", &self.kind);
        fields.optional("owner", &self.owner);
    }
}

impl json::Decode for Tame {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut kind: Option<TameKind> = None;
        let mut owner: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::optional("kind", &mut kind),
                object::optional("owner", &mut owner),
            ],
        )?;
        Ok(Self { kind, owner })
    }
}

object::implement!(Tame);

/// `TameKind`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TameKind {
    /// `tame`.
    Tame,
    /// `housed`.
    Housed,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl TameKind {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Tame => "tame",
            Self::Housed => "housed",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for TameKind {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("tame", Self::Tame),
        ("housed", Self::Housed),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(TameKind);
