// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! The operations, by tag.

pub mod orders {
    //! The operations of the tag `orders`.
    //!
    //! The orders of an account.
    //!
    //! | operation | method and path | |
    //! | --- | --- | --- |
    //! | [`listOrders`](crate::Client::list_orders) | `GET /v1/orders` | List orders. |
    //! | [`placeOrder`](crate::Client::place_order) | `POST /v1/orders` | Place an order. |

    pub use crate::operations::list_orders::*;
    pub use crate::operations::place_order::*;
}
