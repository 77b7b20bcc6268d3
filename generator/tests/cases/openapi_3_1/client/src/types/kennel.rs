// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! `Kennel`.

use serde_json::Value;

use crate::runtime::{json, object, slot};
use crate::types::{Chip, Dog, Size};

/// `Kennel`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Kennel {
    /// `dogs`.
    pub dogs: Vec<Dog>,
    /// `anything`.
    pub anything: Option<Value>,
    /// `chip`.
    pub chip: Option<Chip>,
    /// `age`.
    pub age: Option<i64>,
    /// `size`.
    pub size: Option<Option<Size>>,
}

/// What a [`Kennel`] cannot be without.
#[derive(Clone, Debug)]
pub struct KennelRequired {
    /// `dogs`.
    pub dogs: Vec<Dog>,
}

impl From<KennelRequired> for Kennel {
    fn from(required: KennelRequired) -> Self {
        Self {
            dogs: required.dogs,
            anything: None,
            chip: None,
            age: None,
            size: None,
        }
    }
}

impl Kennel {
    /// Sets `anything`.
    #[must_use]
    pub fn anything(mut self, anything: impl Into<Option<Value>>) -> Self {
        self.anything = anything.into();
        self
    }

    /// Sets `chip`.
    #[must_use]
    pub fn chip(mut self, chip: impl Into<Option<Chip>>) -> Self {
        self.chip = chip.into();
        self
    }

    /// Sets `age`.
    #[must_use]
    pub fn age(mut self, age: impl Into<Option<i64>>) -> Self {
        self.age = age.into();
        self
    }

    /// Sets `size`.
    #[must_use]
    pub fn size(mut self, size: impl Into<Option<Size>>) -> Self {
        self.size = Some(size.into());
        self
    }
}

impl json::EncodeFields for Kennel {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("dogs", &self.dogs);
        fields.optional("anything", &self.anything);
        fields.optional("chip", &self.chip);
        fields.optional("age", &self.age);
        fields.optional("size", &self.size);
    }
}

impl object::Object for Kennel {
    const FIELDS: &'static [&'static str] = &["dogs", "anything", "chip", "age", "size"];

    type Slots = KennelSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            dogs: object::required(slots.dogs, "dogs")?,
            anything: slots.anything,
            chip: slots.chip,
            age: slots.age,
            size: slots.size,
        })
    }
}

object::implement!(Kennel);

/// The fields of a [`Kennel`] read so far.
#[derive(Default)]
pub struct KennelSlots {
    dogs: Option<Vec<Dog>>,
    anything: Option<Value>,
    chip: Option<Chip>,
    age: Option<i64>,
    size: Option<Option<Size>>,
}

impl slot::Slots for KennelSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.dogs,
            1 => &mut self.anything,
            2 => &mut self.chip,
            3 => &mut self.age,
            4 => &mut self.size,
            _ => return None,
        };
        Some(slot)
    }
}
