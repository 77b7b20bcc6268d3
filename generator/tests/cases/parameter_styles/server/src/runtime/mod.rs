// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! Support code, the same in every generated crate.

pub mod admission;
pub mod body;
pub mod codec;
pub mod cookies;
pub mod date;
pub mod header;
pub mod list;
pub mod media_type;
pub mod multiple;
pub mod object;
pub mod parameter;
pub mod path;
pub mod problem;
pub mod query;
pub mod rejection;
pub mod request_header;
pub mod response;
pub mod rfc3339;
pub mod scalar;
pub mod schema;
pub mod shape;
pub mod structured;
pub mod style;
pub mod texts;
pub mod told;
pub mod tree;
pub mod union;
pub mod unique;
pub mod vast;
pub mod violation;
