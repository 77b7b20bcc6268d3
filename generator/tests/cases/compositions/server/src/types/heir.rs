// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Heir`.

use std::collections::BTreeMap;

use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};
use crate::runtime::text_enum::{self, TextEnum};
use crate::runtime::{json, object};

/// `Heir`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Heir {
    /// `kind`.
    pub kind: HeirKind,
    /// `size`.
    pub size: Option<HeirSize>,
    /// `note`.
    pub note: Option<()>,
    /// `friendly`.
    pub friendly: Option<bool>,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, Vec<i64>>,
}

/// The required fields of [`Heir`].
#[derive(Debug)]
pub struct HeirRequired {
    /// `kind`.
    pub kind: HeirKind,
}

impl From<HeirRequired> for Heir {
    fn from(required: HeirRequired) -> Self {
        Self {
            kind: required.kind,
            size: None,
            note: None,
            friendly: None,
            additional_properties: BTreeMap::new(),
        }
    }
}

impl Heir {
    /// Sets `size`.
    #[must_use]
    pub fn size(mut self, size: impl Into<Option<HeirSize>>) -> Self {
        self.size = size.into();
        self
    }

    /// Sets `note`.
    #[must_use]
    pub fn note(mut self, note: impl Into<Option<()>>) -> Self {
        self.note = note.into();
        self
    }

    /// Sets `friendly`.
    #[must_use]
    pub fn friendly(mut self, friendly: impl Into<Option<bool>>) -> Self {
        self.friendly = friendly.into();
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

impl json::EncodeFields for Heir {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.optional("size", &self.size);
        fields.optional("note", &self.note);
        fields.optional("friendly", &self.friendly);
        json::EncodeFields::encode_fields(&self.additional_properties, fields);
    }
}

impl json::Decode for Heir {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut kind: Option<HeirKind> = None;
        let mut size: Option<HeirSize> = None;
        let mut note: Option<()> = None;
        let mut friendly: Option<bool> = None;
        let mut additional_properties: BTreeMap<String, Vec<i64>> = BTreeMap::new();
        object::read_keeping(
            reader,
            &mut [
                object::required("kind", &mut kind),
                object::optional("size", &mut size),
                object::optional("note", &mut note),
                object::optional("friendly", &mut friendly),
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
            friendly,
            additional_properties,
        })
    }
}

object::implement!(Heir);

/// The JSON schema of [`Heir`].
pub(crate) static HEIR_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "kind",
            required: true,
            schema: Schema::Reference(&HEIR_KIND_SCHEMA),
        },
        Field {
            name: "size",
            required: false,
            schema: Schema::Reference(&HEIR_SIZE_SCHEMA),
        },
        Field {
            name: "note",
            required: false,
            schema: Schema::Null,
        },
        Field {
            name: "friendly",
            required: false,
            schema: Schema::Boolean,
        },
    ],
    AdditionalProperties::Each(
        &Schema::Array(
            &Items {
                schema: Schema::Integer(i64::MIN, i64::MAX),
                minimum: 0,
                maximum: usize::MAX,
            },
        ),
    ),
);

/// `HeirKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HeirKind {
    /// `heir`.
    Heir,
    /// `other`.
    Other,
}

impl HeirKind {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Heir => "heir",
            Self::Other => "other",
        }
    }
}

impl TextEnum for HeirKind {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("heir", Self::Heir),
        ("other", Self::Other),
    ];
}

text_enum::implement!(HeirKind);

/// The JSON schema of [`HeirKind`].
pub(crate) static HEIR_KIND_SCHEMA: Schema = Schema::Enum(
    &["heir", "other"],
    "expected one of `heir`, `other`",
);

/// `HeirSize`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct HeirSize {
    /// `width`.
    pub width: Option<i64>,
}

impl HeirSize {
    /// Sets `width`.
    #[must_use]
    pub fn width(mut self, width: impl Into<Option<i64>>) -> Self {
        self.width = width.into();
        self
    }
}

impl json::EncodeFields for HeirSize {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("width", &self.width);
    }
}

impl json::Decode for HeirSize {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut width: Option<i64> = None;
        object::read(reader, &mut [object::optional("width", &mut width)])?;
        Ok(Self { width })
    }
}

object::implement!(HeirSize);

/// The JSON schema of [`HeirSize`].
pub(crate) static HEIR_SIZE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "width",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
    ],
    AdditionalProperties::Any,
);
