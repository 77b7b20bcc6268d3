// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! Support code, the same in every generated crate.

pub mod admission;
pub mod body;
pub mod choice;
pub mod codec;
pub mod date_time;
pub mod field_style;
pub mod form;
pub mod header;
pub mod list;
pub mod media_type;
pub mod multipart;
pub mod multiple;
pub mod object;
pub mod once;
pub mod parameter;
pub mod path;
pub mod problem;
pub mod query;
pub mod rejection;
pub mod response;
pub mod rfc3339;
pub mod scalar;
pub mod schema;
pub mod shape;
pub mod style;
pub mod text_enum;
pub mod texts;
pub mod told;
pub mod tree;
pub mod union;
pub mod unique;
pub mod upload;
pub mod vast;
pub mod violation;
