// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod by_number;
pub(crate) mod by_text;
pub(crate) mod color;
pub(crate) mod line;
pub(crate) mod lists;
pub(crate) mod note;
pub(crate) mod open;
pub(crate) mod order;
pub(crate) mod photo;

pub use self::by_number::*;
pub use self::by_text::*;
pub use self::color::*;
pub use self::line::*;
pub use self::lists::*;
pub use self::note::*;
pub use self::open::*;
pub use self::order::*;
pub use self::photo::*;
