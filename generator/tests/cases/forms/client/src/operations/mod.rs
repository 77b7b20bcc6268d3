// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

mod put_order;
mod add_order;
mod change_order;
mod search;
mod put_photo;
mod add_photo;
mod change_photo;
mod put_note;
mod add_note;
mod put_open;
mod add_open;

pub use self::add_note::*;
pub use self::add_open::*;
pub use self::add_order::*;
pub use self::add_photo::*;
pub use self::change_order::*;
pub use self::change_photo::*;
pub use self::put_note::*;
pub use self::put_open::*;
pub use self::put_order::*;
pub use self::put_photo::*;
pub use self::search::*;
