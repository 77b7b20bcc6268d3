// @generated from stubs.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod list_notes;
pub(crate) mod add_note;
pub(crate) mod get_note;
pub(crate) mod remove_note;
pub(crate) mod count_notes;

pub use self::add_note::*;
pub use self::count_notes::*;
pub use self::get_note::*;
pub use self::list_notes::*;
pub use self::remove_note::*;
