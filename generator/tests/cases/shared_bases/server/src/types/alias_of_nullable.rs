// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `AliasOfNullable`.

use crate::types::nullable_text::NullableText;

pub type AliasOfNullable = NullableText;
