// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

mod get_simple;
mod get_exploded;
mod get_label;
mod get_labels;
mod get_matrix;
mod get_matrices;
mod get_query;
mod get_reserved;
mod get_deep;
mod get_open;
mod get_empty;
mod get_json;

pub use self::get_deep::*;
pub use self::get_empty::*;
pub use self::get_exploded::*;
pub use self::get_json::*;
pub use self::get_label::*;
pub use self::get_labels::*;
pub use self::get_matrices::*;
pub use self::get_matrix::*;
pub use self::get_open::*;
pub use self::get_query::*;
pub use self::get_reserved::*;
pub use self::get_simple::*;
