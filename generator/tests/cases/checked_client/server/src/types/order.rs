// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use crate::runtime::schema::{AdditionalProperties, Items, Schema};
use crate::runtime::{json, object, object_schema};
use crate::types::line::{Line, LINE_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Order {
    pub lines: Vec<Line>,
    pub gift: Option<bool>,
    pub paid: Option<bool>,
}

/// The required fields of [`Order`].
#[derive(Debug)]
pub struct OrderRequired {
    pub lines: Vec<Line>,
}

object::implement! {
    Order from OrderRequired {
        required(lines, "lines");
        optional(gift: bool, "gift");
        optional(paid: bool, "paid");
    }, check
}

impl object::Check for Order {
    fn check(&self) -> json::Result<()> {
        object::require(!self.lines.is_empty(), "lines")?;
        Ok(())
    }
}

object_schema::implement! {
    ORDER_SCHEMA {
        required("lines", Schema::Array(&Items { schema: Schema::Reference(&LINE_SCHEMA), minimum: 1, maximum: usize::MAX }));
        optional("gift", Schema::Boolean);
        optional("paid", Schema::Boolean);
    }, AdditionalProperties::Any
}
