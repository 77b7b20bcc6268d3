// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! Support code, identical in all generated crates.

pub mod admission;
pub mod api_key;
pub mod body;
pub mod cookies;
pub mod decode;
pub mod decode_error;
pub mod encode;
pub mod escape;
pub mod header;
pub mod into_optional;
pub mod json_format;
pub mod layers;
pub mod limits;
pub mod list_parameter;
pub mod nullable;
pub mod object;
pub mod parameter;
pub mod path;
pub mod peer_address;
pub mod problem;
pub mod query;
pub mod reader;
pub mod record;
pub mod rejection;
pub mod request_header;
pub mod response;
pub mod router;
pub mod segment_key;
pub mod slot;
pub mod text_format;
pub mod tolerance;
pub mod transcode;
pub mod uuid;
pub mod violation;
