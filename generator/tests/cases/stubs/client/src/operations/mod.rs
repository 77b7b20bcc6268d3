// @generated from stubs.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

mod list_notes;
mod add_note;
mod get_note;
mod remove_note;
mod count_notes;

pub use self::add_note::*;
pub use self::count_notes::*;
pub use self::get_note::*;
pub use self::list_notes::*;
pub use self::remove_note::*;
