// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod list_notes;
pub(crate) mod replace_notes;
pub(crate) mod add_note;
pub(crate) mod change_note;
pub(crate) mod put_text;
pub(crate) mod add_text;
pub(crate) mod get_picture;
pub(crate) mod put_picture;
pub(crate) mod add_picture;
pub(crate) mod put_parts;
pub(crate) mod get_report;
pub(crate) mod put_report;
pub(crate) mod add_report;
pub(crate) mod change_report;
pub(crate) mod put_film;
pub(crate) mod add_film;
pub(crate) mod add_unknown;

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
