// @generated from symbols_in_names.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod grosse;
pub(crate) mod ming_qian;
pub(crate) mod list_pet;
pub(crate) mod list_open_bracket_pet_close_bracket;
pub(crate) mod ming_qian_a;
pub(crate) mod grosse_zhong_lei;

pub use grosse::{Größe, GrößeRequired};
pub use ming_qian::名前;
pub use list_pet::ListPet;
pub use list_open_bracket_pet_close_bracket::ListOpenBracketPetCloseBracket;
pub use ming_qian_a::名前a;
pub use grosse_zhong_lei::Grosse種類;
