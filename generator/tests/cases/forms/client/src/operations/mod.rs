// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod put_order;
pub(crate) mod add_order;
pub(crate) mod change_order;
pub(crate) mod search;
pub(crate) mod put_photo;
pub(crate) mod add_photo;
pub(crate) mod change_photo;
pub(crate) mod put_note;
pub(crate) mod add_note;
pub(crate) mod put_open;
pub(crate) mod add_open;

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
