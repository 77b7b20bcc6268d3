// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

mod add_book;
mod get_shelf;
mod put_shelf;
mod list_books;
mod put_list;
mod put_note;

pub use self::add_book::*;
pub use self::get_shelf::*;
pub use self::list_books::*;
pub use self::put_list::*;
pub use self::put_note::*;
pub use self::put_shelf::*;
