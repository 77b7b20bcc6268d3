// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `owner`.

use crate::runtime::object;
use crate::types::contact::Contact;
use crate::types::pet::Pet;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Owner {
    pub pets: Option<Vec<Pet>>,
    pub contact: Contact,
}

/// The required fields of [`Owner`].
#[derive(Debug)]
pub struct OwnerRequired {
    pub contact: Contact,
}

object::implement! {
    Owner from OwnerRequired {
        optional(pets: Vec<Pet>, "pets");
        required(contact, "contact");
    }
}
