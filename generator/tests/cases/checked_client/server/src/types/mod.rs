// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod order;
pub(crate) mod line;
pub(crate) mod unit;
pub(crate) mod put_order_size;
pub(crate) mod put_order_days_item;
pub(crate) mod add_word_body;

pub use order::{Order, OrderRequired};
pub use line::{Line, LineRequired};
pub use unit::Unit;
pub use put_order_size::PutOrderSize;
pub use put_order_days_item::PutOrderDaysItem;
pub use add_word_body::{AddWordBody, AddWordBodyRequired};
