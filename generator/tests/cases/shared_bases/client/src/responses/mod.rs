// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! The headers of responses that operations share.

pub(crate) mod made;

pub use self::made::*;
