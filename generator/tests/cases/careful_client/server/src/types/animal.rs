// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! `Animal`.

use crate::runtime::text_enum::{self, TextEnum};
use crate::runtime::{json, object};
use crate::types::Food;

/// `Animal`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Animal {
    /// `id`.
    pub id: i64,
    /// `name`.
    pub name: String,
    /// `food`.
    pub food: Food,
    /// `kind`.
    pub kind: AnimalKind,
    /// `parent`.
    pub parent: Option<Box<Animal>>,
}

/// The required fields of [`Animal`].
#[derive(Debug)]
pub struct AnimalRequired {
    /// `id`.
    pub id: i64,
    /// `name`.
    pub name: String,
    /// `food`.
    pub food: Food,
    /// `kind`.
    pub kind: AnimalKind,
}

impl From<AnimalRequired> for Animal {
    fn from(required: AnimalRequired) -> Self {
        Self {
            id: required.id,
            name: required.name,
            food: required.food,
            kind: required.kind,
            parent: None,
        }
    }
}

impl Animal {
    /// Sets `parent`.
    #[must_use]
    pub fn parent(mut self, parent: impl Into<Option<Animal>>) -> Self {
        self.parent = parent.into().map(Box::new);
        self
    }
}

impl json::EncodeFields for Animal {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("id", &self.id);
        fields.field("name", &self.name);
        fields.field("food", &self.food);
        fields.field("kind", &self.kind);
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
                object::required("id", &mut id),
                object::required("name", &mut name),
                object::required("food", &mut food),
                object::required("kind", &mut kind),
                object::optional("parent", &mut parent),
            ],
        )?;
        let (Some(id), Some(name), Some(food), Some(kind)) = (id, name, food, kind) else {
            return Err(object::incomplete());
        };
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnimalKind {
    /// `cat`.
    Cat,
    /// `dog`.
    Dog,
}

impl AnimalKind {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Cat => "cat",
            Self::Dog => "dog",
        }
    }
}

impl TextEnum for AnimalKind {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("cat", Self::Cat),
        ("dog", Self::Dog),
    ];
}

text_enum::implement!(AnimalKind);
