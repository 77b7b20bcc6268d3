// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod contact;
pub(crate) mod error;
pub(crate) mod id;
pub(crate) mod mail;
pub(crate) mod pet;
pub(crate) mod phone;
pub(crate) mod problem;
pub(crate) mod owner;
pub(crate) mod pet_kind;

pub use contact::Contact;
pub use error::{Error, ErrorRequired};
pub use id::Id;
pub use mail::{Mail, MailRequired};
pub use pet::{Pet, PetRequired};
pub use phone::{Phone, PhoneRequired};
pub use problem::{Problem, ProblemRequired};
pub use owner::{Owner, OwnerRequired};
pub use pet_kind::PetKind;
