// @generated from only_types.yaml by `cargo xtask codegen`; do not edit.
//! Support code, the same in every generated crate.

pub mod address;
pub mod blocking;
pub mod body;
pub mod body_source;
pub mod builder;
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
pub mod mock;
pub mod null;
pub mod object;
pub mod provider;
pub mod reader;
pub mod received;
pub mod reply;
pub mod request;
pub mod retry;
pub mod slot;
pub mod stack;
pub mod text_enum;
pub mod timer;
pub mod timer_of_browsers;
pub mod transcode;
pub mod transport;
pub mod transport_by_fetch;
pub mod transport_by_reqwest;
pub mod wire;
