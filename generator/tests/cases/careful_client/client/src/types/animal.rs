// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! `Animal`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, object};
use crate::types::Food;

/// `Animal`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Animal {
    /// `id`.
    pub id: Option<i64>,
    /// `name`.
    pub name: Option<String>,
    /// `food`.
    pub food: Option<Food>,
    /// `kind`.
    pub kind: Option<AnimalKind>,
    /// `parent`.
    pub parent: Option<Box<Animal>>,
}

impl Animal {
    /// Sets `id`.
    #[must_use]
    pub fn id(mut self, id: impl Into<Option<i64>>) -> Self {
        self.id = id.into();
        self
    }

    /// Sets `name`.
    #[must_use]
    pub fn name(mut self, name: impl IntoOptional<String>) -> Self {
        self.name = name.into_optional();
        self
    }

    /// Sets `food`.
    #[must_use]
    pub fn food(mut self, food: impl Into<Option<Food>>) -> Self {
        self.food = food.into();
        self
    }

    /// Sets `kind`.
    #[must_use]
    pub fn kind(mut self, kind: impl Into<Option<AnimalKind>>) -> Self {
        self.kind = kind.into();
        self
    }

    /// Sets `parent`.
    #[must_use]
    pub fn parent(mut self, parent: impl Into<Option<Animal>>) -> Self {
        self.parent = parent.into().map(Box::new);
        self
    }
}

impl json::EncodeFields for Animal {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("id", &self.id);
        fields.optional("name", &self.name);
        fields.optional("food", &self.food);
        fields.optional("kind", &self.kind);
        fields.optional("parent", &self.parent);
    }
}

impl json::Decode for Animal {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut id: Option<i64> = None;
        let mut name: Option<String> = None;
        let mut food: Option<Food> = None;
        let mut kind: Option<AnimalKind> = None;
        let mut parent: Option<Box<Animal>> = None;
        object::read(
            reader,
            &mut [
                object::optional("id", &mut id),
                object::optional("name", &mut name),
                object::optional("food", &mut food),
                object::optional("kind", &mut kind),
                object::optional("parent", &mut parent),
            ],
        )?;
        Ok(Self {
            id,
            name,
            food,
            kind,
            parent,
        })
    }
}

object::implement!(Animal);

/// `AnimalKind`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum AnimalKind {
    /// `cat`.
    Cat,
    /// `dog`.
    Dog,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl AnimalKind {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Cat => "cat",
            Self::Dog => "dog",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for AnimalKind {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("cat", Self::Cat),
        ("dog", Self::Dog),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(AnimalKind);
