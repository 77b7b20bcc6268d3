// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! `Node`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::types::{AtLeastThree, Ratio};

/// `Node`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Node {
    /// `children`.
    pub children: Option<Vec<Node>>,
    /// `weight`.
    pub weight: Option<AtLeastThree>,
    /// `weights`.
    pub weights: Option<Vec<AtLeastThree>>,
    /// `ratio`.
    pub ratio: Option<Ratio>,
    /// `any`.
    pub any: Option<String>,
    /// `long`.
    pub long: Option<String>,
    /// `gen`.
    pub r#gen: Option<String>,
    /// `m²`.
    pub m2: Option<String>,
}

impl Node {
    /// Sets `children`.
    #[must_use]
    pub fn children(mut self, children: impl Into<Option<Vec<Node>>>) -> Self {
        self.children = children.into();
        self
    }

    /// Sets `weight`.
    #[must_use]
    pub fn weight(mut self, weight: impl Into<Option<AtLeastThree>>) -> Self {
        self.weight = weight.into();
        self
    }

    /// Sets `weights`.
    #[must_use]
    pub fn weights(mut self, weights: impl Into<Option<Vec<AtLeastThree>>>) -> Self {
        self.weights = weights.into();
        self
    }

    /// Sets `ratio`.
    #[must_use]
    pub fn ratio(mut self, ratio: impl Into<Option<Ratio>>) -> Self {
        self.ratio = ratio.into();
        self
    }

    /// Sets `any`.
    #[must_use]
    pub fn any(mut self, any: impl Into<Option<String>>) -> Self {
        self.any = any.into();
        self
    }

    /// Sets `long`.
    #[must_use]
    pub fn long(mut self, long: impl Into<Option<String>>) -> Self {
        self.long = long.into();
        self
    }

    /// Sets `r#gen`.
    #[must_use]
    pub fn r#gen(mut self, r#gen: impl Into<Option<String>>) -> Self {
        self.r#gen = r#gen.into();
        self
    }

    /// Sets `m2`.
    #[must_use]
    pub fn m2(mut self, m2: impl Into<Option<String>>) -> Self {
        self.m2 = m2.into();
        self
    }
}

impl Serialize for Node {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        if let Some(value) = &self.children {
            object.serialize_entry("children", value)?;
        }
        if let Some(value) = &self.weight {
            object.serialize_entry("weight", value)?;
        }
        if let Some(value) = &self.weights {
            object.serialize_entry("weights", value)?;
        }
        if let Some(value) = &self.ratio {
            object.serialize_entry("ratio", value)?;
        }
        if let Some(value) = &self.any {
            object.serialize_entry("any", value)?;
        }
        if let Some(value) = &self.long {
            object.serialize_entry("long", value)?;
        }
        if let Some(value) = &self.r#gen {
            object.serialize_entry("gen", value)?;
        }
        if let Some(value) = &self.m2 {
            object.serialize_entry("m²", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Node {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Node {
    const NAME: &'static str = "Node";

    const FIELDS: &'static [&'static str] = &[
        "children",
        "weight",
        "weights",
        "ratio",
        "any",
        "long",
        "gen",
        "m²",
    ];

    type Slots = NodeSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::lenient_field(&mut slots.children, map),
            1 => object::lenient_field(&mut slots.weight, map),
            2 => object::lenient_field(&mut slots.weights, map),
            3 => object::lenient_field(&mut slots.ratio, map),
            4 => object::lenient_field(&mut slots.any, map),
            5 => object::lenient_field(&mut slots.long, map),
            6 => object::lenient_field(&mut slots.r#gen, map),
            7 => object::lenient_field(&mut slots.m2, map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            children: slots.children,
            weight: slots.weight,
            weights: slots.weights,
            ratio: slots.ratio,
            any: slots.any,
            long: slots.long,
            r#gen: slots.r#gen,
            m2: slots.m2,
        })
    }
}

/// The fields of a [`Node`] read so far.
#[derive(Default)]
pub struct NodeSlots {
    children: Option<Vec<Node>>,
    weight: Option<AtLeastThree>,
    weights: Option<Vec<AtLeastThree>>,
    ratio: Option<Ratio>,
    any: Option<String>,
    long: Option<String>,
    r#gen: Option<String>,
    m2: Option<String>,
}
