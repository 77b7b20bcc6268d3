// @generated from shared_types.yaml by `cargo xtask codegen`; do not edit.
//! Shared types, version 1.0.0: the types.
//!
//! Enums and unions keep values that this version does not know, as their variant
//! `Unknown`.

pub mod types;

#[allow(unused_imports)]
#[doc(hidden)]
pub use crate::types::*;

::openapi_crates_runtime::generated_for!("0.1");

#[doc(hidden)]
pub mod runtime {
    //! The library, and how this crate reads JSON.

    pub use ::openapi_crates_runtime::client::tolerance::TOLERANCE;
    pub use ::openapi_crates_runtime::*;
}

pub use runtime::client::text_enum::{TextEnum, UnknownValue};
pub use runtime::into_optional::IntoOptional;
pub use runtime::nullable::Nullable;
pub use types::{Ball, Mood, Pet, PetRequest, Point, Problem, Rope, Toy, Toys};
