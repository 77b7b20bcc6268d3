// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! `Dog`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, Others, Schema, TextRule};
use crate::types;
use crate::types::{Chip, DogKind};

/// `Dog`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Dog {
    /// `name`.
    pub name: Option<String>,
    /// `kind`.
    pub kind: Option<DogKind>,
    /// The dog's mother.
    pub mother: Option<Box<Dog>>,
    /// `father`.
    pub father: Option<Option<Box<Dog>>>,
    /// What is written on its collar.
    pub collar: Option<Option<String>>,
    /// `chip`.
    pub chip: Option<Chip>,
}

/// What a [`Dog`] cannot be without.
#[derive(Clone, Debug)]
pub struct DogRequired {
    /// `name`.
    pub name: Option<String>,
}

impl From<DogRequired> for Dog {
    fn from(required: DogRequired) -> Self {
        Self {
            name: required.name,
            kind: None,
            mother: None,
            father: None,
            collar: None,
            chip: None,
        }
    }
}

impl Dog {
    /// Sets `kind`.
    #[must_use]
    pub fn kind(mut self, kind: impl Into<Option<DogKind>>) -> Self {
        self.kind = kind.into();
        self
    }

    /// Sets `mother`.
    #[must_use]
    pub fn mother(mut self, mother: impl Into<Option<Dog>>) -> Self {
        self.mother = mother.into().map(Box::new);
        self
    }

    /// Sets `father`.
    #[must_use]
    pub fn father(mut self, father: impl Into<Option<Dog>>) -> Self {
        self.father = Some(father.into().map(Box::new));
        self
    }

    /// Sets `collar`.
    #[must_use]
    pub fn collar(mut self, collar: impl Into<Option<String>>) -> Self {
        self.collar = Some(collar.into());
        self
    }

    /// Sets `chip`.
    #[must_use]
    pub fn chip(mut self, chip: impl Into<Option<Chip>>) -> Self {
        self.chip = chip.into();
        self
    }
}

impl Serialize for Dog {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("name", &self.name)?;
        if let Some(value) = &self.kind {
            object.serialize_entry("kind", value)?;
        }
        if let Some(value) = &self.mother {
            object.serialize_entry("mother", value)?;
        }
        if let Some(value) = &self.father {
            object.serialize_entry("father", value)?;
        }
        if let Some(value) = &self.collar {
            object.serialize_entry("collar", value)?;
        }
        if let Some(value) = &self.chip {
            object.serialize_entry("chip", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Dog {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Dog {
    const NAME: &'static str = "Dog";

    const FIELDS: &'static [&'static str] = &[
        "name",
        "kind",
        "mother",
        "father",
        "collar",
        "chip",
    ];

    type Slots = DogSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.name, "name", map),
            1 => object::field(&mut slots.kind, "kind", map),
            2 => object::field(&mut slots.mother, "mother", map),
            3 => object::field(&mut slots.father, "father", map),
            4 => object::field(&mut slots.collar, "collar", map),
            5 => object::field(&mut slots.chip, "chip", map),
            _ => object::skip(map),
        }
    }

    fn other<'de, A: MapAccess<'de>>(
        _slots: &mut Self::Slots,
        _name: String,
        _map: &mut A,
    ) -> Result<(), A::Error> {
        object::refuse()
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        let value = Self {
            name: object::required(slots.name, "name")?,
            kind: slots.kind,
            mother: slots.mother,
            father: slots.father,
            collar: slots.collar,
            chip: slots.chip,
        };
        object::check(
            value.name.as_ref().is_none_or(|value| value.chars().count() >= 1),
            "name",
        )?;
        object::check(
            value
                .collar
                .as_ref()
                .is_none_or(|collar| {
                    collar.as_ref().is_none_or(|value| value.chars().count() <= 9)
                }),
            "collar",
        )?;
        Ok(value)
    }
}

/// The fields of a [`Dog`] read so far.
#[derive(Default)]
pub struct DogSlots {
    name: Option<Option<String>>,
    kind: Option<DogKind>,
    mother: Option<Box<Dog>>,
    father: Option<Option<Box<Dog>>>,
    collar: Option<Option<String>>,
    chip: Option<Chip>,
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::Nullable(
                &Schema::String(
                    &[
                        TextRule {
                            holds: |text| text.chars().count() >= 1,
                            expected: "expected at least 1 characters",
                        },
                    ],
                ),
            ),
        },
        Field {
            name: "kind",
            required: false,
            schema: Schema::Reference(&types::dog_kind::SCHEMA),
        },
        Field {
            name: "mother",
            required: false,
            schema: Schema::Reference(&types::dog::SCHEMA),
        },
        Field {
            name: "father",
            required: false,
            schema: Schema::Nullable(&Schema::Reference(&types::dog::SCHEMA)),
        },
        Field {
            name: "collar",
            required: false,
            schema: Schema::Nullable(
                &Schema::String(
                    &[
                        TextRule {
                            holds: |text| text.chars().count() <= 9,
                            expected: "expected at most 9 characters",
                        },
                    ],
                ),
            ),
        },
        Field {
            name: "chip",
            required: false,
            schema: Schema::Reference(&types::chip::SCHEMA),
        },
    ],
    Others::None,
);
