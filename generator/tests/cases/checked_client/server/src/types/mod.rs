// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod line;
pub(crate) mod order;
pub(crate) mod unit;
pub(crate) mod put_order_days_item;
pub(crate) mod put_order_size;
pub(crate) mod add_word_body;

pub use line::{Line, LineRequired};
pub use order::{Order, OrderRequired};
pub use unit::Unit;
pub use put_order_days_item::PutOrderDaysItem;
pub use put_order_size::PutOrderSize;
pub use add_word_body::{AddWordBody, AddWordBodyRequired};
