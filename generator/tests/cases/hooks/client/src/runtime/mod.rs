// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! Support code, the same in every generated crate.

pub mod address;
pub mod backtracking;
pub mod base64;
pub mod blocking;
pub mod body;
pub mod body_source;
pub mod builder;

#[cfg(feature = "webhooks")]
pub mod byte_stream;
pub mod call;
pub mod codec;
pub mod connection;
pub mod credential;
pub mod date_time;
pub mod decode;
pub mod encode;
pub mod escape;
pub mod failure;
pub mod fault;

#[cfg(feature = "webhooks")]
pub mod field_style;

#[cfg(feature = "webhooks")]
pub mod frames;
pub mod header;
pub mod integer_enum;
pub mod json;
pub mod json_format;
pub mod known_origin;

#[cfg(feature = "webhooks")]
pub mod limits;

#[cfg(feature = "webhooks")]
pub mod media;

#[cfg(feature = "webhooks")]
pub mod media_type;
pub mod mock;

#[cfg(feature = "webhooks")]
pub mod multiple;
pub mod null;
pub mod object;
pub mod pattern;

#[cfg(feature = "webhooks")]
pub mod pointer;
pub mod provider;
pub mod reader;
pub mod received;

#[cfg(feature = "webhooks")]
pub mod repeated;
pub mod reply;
pub mod retry;
pub mod rfc3339;

#[cfg(feature = "webhooks")]
pub mod scalar;

#[cfg(feature = "webhooks")]
pub mod schema;
pub mod shape;
pub mod slot;
pub mod stack;

#[cfg(feature = "webhooks")]
pub mod style;
pub mod text_enum;
pub mod timer;
pub mod timer_of_browsers;
pub mod told;
pub mod transcode;
pub mod transport;
pub mod transport_by_fetch;
pub mod transport_by_reqwest;

#[cfg(feature = "webhooks")]
pub mod tree;
pub mod union;

#[cfg(feature = "webhooks")]
pub mod unique;

#[cfg(feature = "webhooks")]
pub mod upload;
pub mod uuid;

#[cfg(feature = "webhooks")]
pub mod value_stream;

#[cfg(feature = "webhooks")]
pub mod violation;
pub mod wire;

#[cfg(feature = "webhooks")]
pub mod webhooks;
