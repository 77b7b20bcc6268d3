// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

mod list_notes;
mod replace_notes;
mod add_note;
mod change_note;
mod put_text;
mod add_text;
mod get_picture;
mod put_picture;
mod add_picture;
mod put_parts;
mod get_report;
mod put_report;
mod add_report;
mod change_report;
mod put_film;
mod add_film;
mod add_unknown;

pub use self::add_film::*;
pub use self::add_note::*;
pub use self::add_picture::*;
pub use self::add_report::*;
pub use self::add_text::*;
pub use self::add_unknown::*;
pub use self::change_note::*;
pub use self::change_report::*;
pub use self::get_picture::*;
pub use self::get_report::*;
pub use self::list_notes::*;
pub use self::put_film::*;
pub use self::put_parts::*;
pub use self::put_picture::*;
pub use self::put_report::*;
pub use self::put_text::*;
pub use self::replace_notes::*;
