// @generated from only_types.yaml by `cargo xtask codegen`; do not edit.
//! Types, version 1.0.0: the types.

pub mod types;

#[allow(unused_imports)]
#[doc(hidden)]
pub use crate::types::*;

::openapi_crates_runtime::generated_for!("0.1");

#[doc(hidden)]
pub mod runtime {
    //! The library, and how this crate reads JSON.

    pub use ::openapi_crates_runtime::server::tolerance::TOLERANCE;
    pub use ::openapi_crates_runtime::*;
}

pub use runtime::into_optional::IntoOptional;
pub use runtime::server::text_enum::{TextEnum, UnknownValue};
pub use types::{Kind, Pet};
