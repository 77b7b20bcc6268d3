// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! Support code, the same in every generated crate.

pub mod address;
pub mod builder;
pub mod call;
pub mod codec;
pub mod credential;
pub mod date;
pub mod failure;
pub mod header;
pub mod integer_enum;
pub mod object;
pub mod received;
pub mod reply;
pub mod retry;
pub mod rfc3339;
pub mod shape;
pub mod text_enum;
pub mod told;
pub mod transport;
pub mod union;
