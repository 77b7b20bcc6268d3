// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! `Node`.

use crate::runtime::{json, object, slot};
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

impl json::EncodeFields for Node {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("children", &self.children);
        fields.optional("weight", &self.weight);
        fields.optional("weights", &self.weights);
        fields.optional("ratio", &self.ratio);
        fields.optional("any", &self.any);
        fields.optional("long", &self.long);
        fields.optional("gen", &self.r#gen);
        fields.optional("m²", &self.m2);
    }
}

impl object::Object for Node {
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

    fn finish(slots: Self::Slots) -> json::Result<Self> {
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

object::implement!(Node);

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

impl slot::Slots for NodeSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.children,
            1 => &mut self.weight,
            2 => &mut self.weights,
            3 => &mut self.ratio,
            4 => &mut self.any,
            5 => &mut self.long,
            6 => &mut self.r#gen,
            7 => &mut self.m2,
            _ => return None,
        };
        Some(slot)
    }
}
