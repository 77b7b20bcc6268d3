// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod animal;
mod cat;
mod dog;
mod failure_type;
mod names;
mod upload_photo_body_parts;
mod animal_request;
mod dog_request;

pub use self::animal::*;
pub use self::animal_request::*;
pub use self::cat::*;
pub use self::dog::*;
pub use self::dog_request::*;
pub use self::failure_type::*;
pub use self::names::*;
pub use self::upload_photo_body_parts::*;
