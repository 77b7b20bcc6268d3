// @generated from constraints.yaml by `cargo xtask codegen`; do not edit.
//! Support code, the same in every generated crate.

pub mod admission;
pub mod body;
pub mod header;
pub mod list;
pub mod media_type;
pub mod multiple;
pub mod object;
pub mod once;
pub mod parameter;
pub mod path;
pub mod problem;
pub mod query;
pub mod rejection;
pub mod response;
pub mod scalar;
pub mod schema;
pub mod text_enum;
pub mod told;
pub mod tree;
pub mod unique;
pub mod vast;
pub mod violation;
