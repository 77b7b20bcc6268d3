// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

mod list_measures;
mod add_measures;
mod change_measures;
mod list_days;
mod put_days;
mod watch_changes;
mod put_changes;
mod read_log;
mod put_log;
mod watch_states;
mod put_states;

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
