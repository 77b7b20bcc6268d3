// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! Support code for webhooks and callbacks.

pub mod address;
pub mod addressee;
pub mod body_source;
pub mod builder;
pub mod call;
pub mod connection;
pub mod credential;
pub mod failure;
pub mod header;
pub mod known_origin;
pub mod provider;
pub mod received;
pub mod reply;
pub mod request;
pub mod retry;
pub mod stack;
pub mod timer;
pub mod timer_of_browsers;
pub mod transport;
pub mod transport_by_fetch;
pub mod transport_by_reqwest;
pub mod wire;

pub use super::{
    body, decode, encode, escape, fault, json, object, reader, shape, slot, told,
    transcode, union,
};
