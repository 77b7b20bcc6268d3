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

pub use self::add_measures::*;
pub use self::change_measures::*;
pub use self::list_days::*;
pub use self::list_measures::*;
pub use self::put_changes::*;
pub use self::put_days::*;
pub use self::put_log::*;
pub use self::put_states::*;
pub use self::read_log::*;
pub use self::watch_changes::*;
pub use self::watch_states::*;
