// @generated from servers.yaml by `cargo xtask codegen`; do not edit.
//! Support code, the same in every generated crate.

pub mod admission;
pub mod body;
pub mod decode;
pub mod encode;
pub mod escape;
pub mod fault;
pub mod header;
pub mod json;
pub mod layers;
pub mod limits;
pub mod list;
pub mod media_type;
pub mod multiple;
pub mod null;
pub mod parameter;
pub mod path;
pub mod pointer;
pub mod problem;
pub mod query;
pub mod reader;
pub mod rejection;
pub mod repeated;
pub mod request_body;
pub mod response;
pub mod router;
pub mod scalar;
pub mod schema;
pub mod slot;
pub mod text_key;
pub mod told;
pub mod tree;
pub mod unique;
pub mod violation;
