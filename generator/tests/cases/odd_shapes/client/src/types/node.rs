// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! `Node`.

use crate::runtime::object;
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

object::implement! {
    Node {
        optional(children: Vec<Node>, "children");
        optional(weight: AtLeastThree, "weight");
        optional(weights: Vec<AtLeastThree>, "weights");
        optional(ratio: Ratio, "ratio");
        optional(any: String, "any");
        optional(long: String, "long");
        optional(r#gen: String, "gen");
        optional(m2: String, "m²");
    }
}
