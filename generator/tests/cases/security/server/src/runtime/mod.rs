// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! Support code, the same in every generated crate.

pub mod admission;
pub mod alternatives;
pub mod api_key;
pub mod authorization;
pub mod basic;
pub mod bearer;
pub mod body;
pub mod cookies;
pub mod decode;
pub mod encode;
pub mod escape;
pub mod fault;
pub mod header;
pub mod http_credential;
pub mod json;
pub mod list;
pub mod media_type;
pub mod multiple;
pub mod null;
pub mod parameter;
pub mod path;
pub mod problem;
pub mod query;
pub mod reader;
pub mod rejection;
pub mod response;
pub mod router;
pub mod scalar;
pub mod schema;
pub mod slot;
pub mod told;
pub mod tree;
pub mod unique;
pub mod violation;
