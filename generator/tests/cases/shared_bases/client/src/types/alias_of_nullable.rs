// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `AliasOfNullable`.

use crate::types::NullableText;

/// `AliasOfNullable`.
pub type AliasOfNullable = NullableText;
