// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod get_simple;
pub(crate) mod get_exploded;
pub(crate) mod get_label;
pub(crate) mod get_labels;
pub(crate) mod get_matrix;
pub(crate) mod get_matrices;
pub(crate) mod get_query;
pub(crate) mod get_reserved;
pub(crate) mod get_deep;
pub(crate) mod get_open;
pub(crate) mod get_empty;
pub(crate) mod get_json;

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
