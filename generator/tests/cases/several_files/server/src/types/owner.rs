// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `owner`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};
use crate::types::{Contact, Pet, CONTACT_SCHEMA, PET_SCHEMA};

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

/// The JSON schema of [`Owner`].
pub(crate) static OWNER_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "pets",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&PET_SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "contact",
            required: true,
            schema: Schema::Reference(&CONTACT_SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);
