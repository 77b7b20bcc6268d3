// @generated from constraints.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod code;
pub(crate) mod line;
pub(crate) mod order;
pub(crate) mod unit;
pub(crate) mod order_problem;
pub(crate) mod order_shipping;

pub use code::Code;
pub use line::{Line, LineRequired};
pub use order::{Order, OrderRequired};
pub use unit::Unit;
pub use order_problem::{OrderProblem, OrderProblemRequired};
pub use order_shipping::{OrderShipping, OrderShippingRequired};
