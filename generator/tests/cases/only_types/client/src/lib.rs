// @generated from only_types.yaml by `cargo xtask codegen`; do not edit.
//! Types, version 1.0.0: the types.

mod types;

#[doc(hidden)]
pub mod runtime;

pub use runtime::into_optional::IntoOptional;
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use types::*;
