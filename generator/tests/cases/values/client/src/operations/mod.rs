// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod list_measures;
pub(crate) mod list_days;
pub(crate) mod watch_changes;
pub(crate) mod read_log;
pub(crate) mod watch_states;
