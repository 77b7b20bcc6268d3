// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `owner`.

use crate::runtime::schema::{AdditionalProperties, Items, Schema};
use crate::runtime::{object, object_schema};
use crate::types::contact::{Contact, CONTACT_SCHEMA};
use crate::types::pet::{Pet, PET_SCHEMA};

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

object_schema::implement! {
    OWNER_SCHEMA {
        optional("pets", Schema::Array(&Items { schema: Schema::Reference(&PET_SCHEMA), minimum: 0, maximum: usize::MAX }));
        required("contact", Schema::Reference(&CONTACT_SCHEMA));
    }, AdditionalProperties::Any
}
