// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! Support code, the same in every generated crate.

pub mod address;
pub mod blocking;
pub mod body;
pub mod body_source;
pub mod builder;
pub mod byte_body;
pub mod byte_stream;
pub mod call;
pub mod connection;
pub mod credential;
pub mod decode;
pub mod encode;
pub mod escape;
pub mod failure;
pub mod fault;
pub mod header;
pub mod json;
pub mod known_origin;

#[cfg(feature = "webhooks")]
pub mod limits;

#[cfg(feature = "webhooks")]
pub mod media_type;
pub mod mock;

#[cfg(feature = "webhooks")]
pub mod multiple;
pub mod null;
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

#[cfg(feature = "webhooks")]
pub mod scalar;

#[cfg(feature = "webhooks")]
pub mod schema;
pub mod shape;
pub mod slot;
pub mod stack;
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
pub mod violation;
pub mod wire;

#[cfg(feature = "webhooks")]
pub mod webhooks;
