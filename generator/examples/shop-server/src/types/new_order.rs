// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! `NewOrder`.

use crate::runtime::object;

/// An order to place.
///
/// Created from [`NewOrderRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NewOrder {
    /// The item.
    ///
    /// At least 1 character.
    pub item: String,
    /// The number of items.
    ///
    /// At least `1`.
    pub count: i32,
}

/// The required fields of [`NewOrder`].
#[derive(Debug)]
pub struct NewOrderRequired {
    /// The item.
    ///
    /// At least 1 character.
    pub item: String,
}

object::implement! {
    NewOrder from NewOrderRequired {
        required(item, "item");
        default(count: i32 = 1, "count");
    }
}
