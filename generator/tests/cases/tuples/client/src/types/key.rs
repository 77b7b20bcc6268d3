// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `Key`.

use bytes::Bytes;

pub type Key = Bytes;
