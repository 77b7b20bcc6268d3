// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `Key`.

use bytes::Bytes;

/// `Key`.
pub type Key = Bytes;
