// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod animal;
pub(crate) mod cat;
pub(crate) mod dog;
pub(crate) mod failure_type;
pub(crate) mod names;
pub(crate) mod animal_request;
pub(crate) mod dog_request;

pub use self::animal::*;
pub use self::animal_request::*;
pub use self::cat::*;
pub use self::dog::*;
pub use self::dog_request::*;
pub use self::failure_type::*;
pub use self::names::*;
