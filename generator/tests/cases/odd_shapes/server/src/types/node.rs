// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! `Node`.

use crate::runtime::schema::{AdditionalProperties, Items, Schema};
use crate::runtime::{json, object, object_schema};
use crate::types::at_least_three::{AtLeastThree, AT_LEAST_THREE_SCHEMA};
use crate::types::ratio::{Ratio, RATIO_SCHEMA};

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
    }, check
}

impl object::Check for Node {
    fn check(&self) -> json::Result<()> {
        object::require(self.weight.is_none_or(|weight| weight >= 3), "weight")?;
        object::require(
            self
                .weights
                .as_ref()
                .is_none_or(|weights| weights.iter().all(|&item| item >= 3)),
            "weights",
        )?;
        object::require(self.ratio.is_none_or(|ratio| ratio.is_finite()), "ratio")?;
        Ok(())
    }
}

object_schema::implement! {
    NODE_SCHEMA {
        optional("children", Schema::Array(&Items { schema: Schema::Reference(&NODE_SCHEMA), minimum: 0, maximum: usize::MAX }));
        optional("weight", Schema::Reference(&AT_LEAST_THREE_SCHEMA));
        optional("weights", Schema::Array(&Items { schema: Schema::Reference(&AT_LEAST_THREE_SCHEMA), minimum: 0, maximum: usize::MAX }));
        optional("ratio", Schema::Reference(&RATIO_SCHEMA));
        optional("any", Schema::String(&[]));
        optional("long", Schema::String(&[]));
        optional("gen", Schema::String(&[]));
        optional("m²", Schema::String(&[]));
    }, AdditionalProperties::Any
}
