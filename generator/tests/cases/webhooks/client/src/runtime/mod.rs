// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! Support code, the same in every generated crate.

pub mod address;
pub mod blocking;
pub mod body;
pub mod body_source;
pub mod builder;
pub mod call;
pub mod codec;
pub mod connection;
pub mod credential;
pub mod date;
pub mod decode;
pub mod encode;
pub mod escape;
pub mod failure;
pub mod fault;
pub mod header;
pub mod json;
pub mod json_format;
pub mod known_origin;

#[cfg(feature = "webhooks")]
pub mod limits;

#[cfg(feature = "webhooks")]
pub mod media_type;
pub mod mock;

#[cfg(feature = "webhooks")]
pub mod multiple;
pub mod null;

#[cfg(feature = "webhooks")]
pub mod object;

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
pub mod slot;
pub mod stack;
pub mod text_enum;
pub mod timer;
pub mod timer_of_browsers;

#[cfg(feature = "webhooks")]
pub mod told;

#[cfg(feature = "webhooks")]
pub mod transcode;
pub mod transport;
pub mod transport_by_fetch;
pub mod transport_by_reqwest;

#[cfg(feature = "webhooks")]
pub mod tree;

#[cfg(feature = "webhooks")]
pub mod unique;

#[cfg(feature = "webhooks")]
pub mod violation;
pub mod wire;

#[cfg(feature = "webhooks")]
pub mod webhooks;
