// @generated from names_and_prose.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod value2fa;
pub(crate) mod r#struct;

pub use value2fa::Value2fa;
pub use r#struct::{Struct, StructRequired};
