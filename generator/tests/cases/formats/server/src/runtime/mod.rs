// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! Support code, the same in every generated crate.

pub mod admission;
pub mod base64;
pub mod base64_url;
pub mod body;
pub mod codec;
pub mod date;
pub mod date_time;
pub mod decimal;
pub mod duration;
pub mod header;
pub mod ip;
pub mod list;
pub mod media_type;
pub mod multiple;
pub mod object;
pub mod once;
pub mod parameter;
pub mod password;
pub mod path;
pub mod problem;
pub mod query;
pub mod rejection;
pub mod response;
pub mod rfc3339;
pub mod scalar;
pub mod schema;
pub mod told;
pub mod tree;
pub mod unique;
pub mod uri;
pub mod uuid;
pub mod vast;
pub mod violation;
