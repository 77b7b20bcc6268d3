// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! Support code, the same in every generated crate.

pub mod admission;
pub mod api_key;
pub mod base64;
pub mod body;

#[cfg(feature = "webhooks")]
pub mod byte_stream;
pub mod codec;
pub mod cookies;
pub mod date_time;
pub mod decode;
pub mod encode;
pub mod escape;
pub mod fault;

#[cfg(feature = "webhooks")]
pub mod field_style;

#[cfg(feature = "webhooks")]
pub mod frames;
pub mod header;
pub mod integer_enum;
pub mod json;
pub mod json_format;
pub mod layers;
pub mod limits;
pub mod list;

#[cfg(feature = "webhooks")]
pub mod media;
pub mod media_type;
pub mod multiple;

#[cfg(feature = "webhooks")]
pub mod node;
pub mod null;
pub mod object;
pub mod parameter;
pub mod path;
pub mod pointer;
pub mod query;
pub mod reader;
pub mod rejection;
pub mod repeated;
pub mod request_body;
pub mod response;
pub mod rfc3339;
pub mod router;
pub mod scalar;
pub mod schema;
pub mod shape;
pub mod slot;

#[cfg(feature = "webhooks")]
pub mod style;
pub mod text_enum;
pub mod told;
pub mod transcode;
pub mod tree;
pub mod union;
pub mod unique;

#[cfg(feature = "webhooks")]
pub mod upload;
pub mod uuid;
pub mod violation;

#[cfg(feature = "webhooks")]
pub mod webhooks;
