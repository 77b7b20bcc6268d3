// @generated from symbols_in_names.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod grosse;
pub(crate) mod ming_qian;
pub(crate) mod list_pet;
pub(crate) mod list_open_bracket_pet_close_bracket;

pub use self::grosse::*;
pub use self::list_open_bracket_pet_close_bracket::*;
pub use self::list_pet::*;
pub use self::ming_qian::*;
