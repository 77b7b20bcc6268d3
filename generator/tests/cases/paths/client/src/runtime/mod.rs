// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! Support code, the same in every generated crate.

pub mod address;
pub mod builder;
pub mod call;
pub mod credential;
pub mod failure;
pub mod header;
pub mod object;
pub mod received;
pub mod reply;
pub mod retry;
pub mod text_enum;
pub mod transport;
