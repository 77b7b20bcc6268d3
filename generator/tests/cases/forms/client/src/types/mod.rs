// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod by_number;
mod by_text;
mod color;
mod line;
mod lists;
mod note;
mod open;
mod order;
mod photo;
mod change_photo_body_multipart_parts;

pub use self::by_number::*;
pub use self::by_text::*;
pub use self::change_photo_body_multipart_parts::*;
pub use self::color::*;
pub use self::line::*;
pub use self::lists::*;
pub use self::note::*;
pub use self::open::*;
pub use self::order::*;
pub use self::photo::*;
