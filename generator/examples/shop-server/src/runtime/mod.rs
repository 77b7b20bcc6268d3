// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! Support code, identical in all generated crates.

pub mod admission;
pub mod authorization;
pub mod bearer;
pub mod body;
pub mod cookies;
pub mod decode;
pub mod decode_error;
pub mod dispatch;
pub mod duplicates;
pub mod encode;
pub mod escape;
pub mod into_optional;
pub mod json;
pub mod layers;
pub mod limits;
pub mod list_parameter;
pub mod media_type;
pub mod object;
pub mod object_schema;
pub mod operation_list;
pub mod parameter;
pub mod path;
pub mod peer_address;
pub mod pointer;
pub mod query;
pub mod reader;
pub mod record;
pub mod rejection;
pub mod request_body;
pub mod request_header;
pub mod response;
pub mod router;
pub mod schema;
pub mod segment_key;
pub mod slot;
pub mod tolerance;
pub mod transcode;
pub mod tree;
pub mod violation;

#[cfg(feature = "webhooks")]
pub mod webhooks;
