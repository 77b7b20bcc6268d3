// @generated from names_and_prose.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod value2fa;
pub(crate) mod r#struct;

pub use self::r#struct::*;
pub use self::value2fa::*;
