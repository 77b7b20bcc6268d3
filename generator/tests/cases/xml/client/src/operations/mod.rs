// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod add_book;
pub(crate) mod get_shelf;
pub(crate) mod put_shelf;
pub(crate) mod list_books;
pub(crate) mod put_list;
pub(crate) mod put_note;

pub use self::add_book::*;
pub use self::get_shelf::*;
pub use self::list_books::*;
pub use self::put_list::*;
pub use self::put_note::*;
pub use self::put_shelf::*;
