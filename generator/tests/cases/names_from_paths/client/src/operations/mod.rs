// @generated from names_from_paths.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod post_flows_filter;
pub(crate) mod get_flows_by_id;
pub(crate) mod remove_flow;
pub(crate) mod get_flows_by_id_by_id;

pub use self::get_flows_by_id::*;
pub use self::get_flows_by_id_by_id::*;
pub use self::post_flows_filter::*;
pub use self::remove_flow::*;
