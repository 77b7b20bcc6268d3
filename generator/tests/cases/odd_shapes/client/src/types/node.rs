// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! `Node`.

use crate::runtime::object;
use crate::types::at_least_three::AtLeastThree;
use crate::types::ratio::Ratio;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Node {
    pub children: Option<Vec<Node>>,
    pub weight: Option<AtLeastThree>,
    pub weights: Option<Vec<AtLeastThree>>,
    pub ratio: Option<Ratio>,
    pub any: Option<String>,
    pub long: Option<String>,
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
