// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod list_measures;
pub(crate) mod add_measures;
pub(crate) mod change_measures;
pub(crate) mod list_days;
pub(crate) mod put_days;
pub(crate) mod watch_changes;
pub(crate) mod put_changes;
pub(crate) mod read_log;
pub(crate) mod put_log;
pub(crate) mod watch_states;
pub(crate) mod put_states;
