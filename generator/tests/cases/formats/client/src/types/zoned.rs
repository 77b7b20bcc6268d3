// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! `Zoned`.

use chrono::{DateTime, FixedOffset};

pub type Zoned = DateTime<FixedOffset>;
