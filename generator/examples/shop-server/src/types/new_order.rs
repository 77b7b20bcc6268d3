// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! `NewOrder`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

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

/// The JSON schema of [`NewOrder`].
pub(crate) static NEW_ORDER_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "item",
            required: true,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text.chars().count() >= 1,
                        expected: "expected at least 1 character",
                    },
                ],
            ),
        },
        Field {
            name: "count",
            required: false,
            schema: Schema::Integer(1, 2147483647),
        },
    ],
    AdditionalProperties::Any,
);
