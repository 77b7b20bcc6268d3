// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! `NewOrder`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{json, object, object_schema};

/// An order to place.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NewOrder {
    /// The item.
    pub item: String,
    /// The number of items.
    pub count: i32,
}

/// The required fields of [`NewOrder`].
#[derive(Debug)]
pub struct NewOrderRequired {
    /// The item.
    pub item: String,
}

object::implement! {
    NewOrder from NewOrderRequired {
        required(item, "item");
        default(count: i32 = 1, "count");
    }, check
}

impl object::Check for NewOrder {
    fn check(&self) -> json::Result<()> {
        object::require(self.item.chars().count() >= 1, "item")?;
        object::require(self.count >= 1, "count")?;
        Ok(())
    }
}

object_schema::implement! {
    NEW_ORDER_SCHEMA {
        required("item", Schema::String(&[TextConstraint::Length(1, usize::MAX)]));
        optional("count", Schema::Integer(1, 2147483647));
    }, AdditionalProperties::Any
}
