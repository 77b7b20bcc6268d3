// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Tame`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::text_enum::{self, TextEnum};
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

/// The JSON schema of [`Tame`].
pub(crate) static TAME_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "kind",
            required: false,
            schema: Schema::Reference(&TAME_KIND_SCHEMA),
        },
        Field {
            name: "owner",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);

/// `TameKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TameKind {
    /// `tame`.
    Tame,
    /// `housed`.
    Housed,
}

impl TameKind {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Tame => "tame",
            Self::Housed => "housed",
        }
    }
}

impl TextEnum for TameKind {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("tame", Self::Tame),
        ("housed", Self::Housed),
    ];
}

text_enum::implement!(TameKind);

/// The JSON schema of [`TameKind`].
pub(crate) static TAME_KIND_SCHEMA: Schema = Schema::Enum(
    &["tame", "housed"],
    "expected one of `tame`, `housed`",
);
