// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! Support code, the same in every generated crate.

pub mod address;
pub mod builder;
pub mod call;
pub mod codec;
pub mod credential;
pub mod date_time;
pub mod failure;
pub mod field_style;
pub mod form;
pub mod header;
pub mod multipart;
pub mod node;
pub mod object;
pub mod received;
pub mod reply;
pub mod retry;
pub mod rfc3339;
pub mod shape;
pub mod style;
pub mod styled;
pub mod text_enum;
pub mod told;
pub mod transport;
pub mod union;
pub mod upload;
