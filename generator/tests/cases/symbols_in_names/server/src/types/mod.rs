// @generated from symbols_in_names.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod grosse;
mod ming_qian;
mod list_pet;
mod list_open_bracket_pet_close_bracket;

pub use self::grosse::*;
pub use self::list_open_bracket_pet_close_bracket::*;
pub use self::list_pet::*;
pub use self::ming_qian::*;
