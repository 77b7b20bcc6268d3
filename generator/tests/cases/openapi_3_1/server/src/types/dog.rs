// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! `Dog`.

use crate::runtime::schema::{Field, Others, Schema, TextRule};
use crate::runtime::{json, object, slot};
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

impl json::EncodeFields for Dog {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
        fields.optional("kind", &self.kind);
        fields.optional("mother", &self.mother);
        fields.optional("father", &self.father);
        fields.optional("collar", &self.collar);
        fields.optional("chip", &self.chip);
    }
}

impl object::Object for Dog {
    const FIELDS: &'static [&'static str] = &[
        "name",
        "kind",
        "mother",
        "father",
        "collar",
        "chip",
    ];

    type Slots = DogSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
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

object::implement!(Dog);

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

impl slot::Slots for DogSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.name,
            1 => &mut self.kind,
            2 => &mut self.mother,
            3 => &mut self.father,
            4 => &mut self.collar,
            5 => &mut self.chip,
            _ => return None,
        };
        Some(slot)
    }

    fn other(&mut self) -> slot::Other<'_> {
        slot::Other::Refused
    }
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
