// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `Signed`.

use bytes::Bytes;

use crate::types::{Key, Level};

pub type Signed = (Key, Bytes, Option<Bytes>, Vec<Bytes>, Level);
