// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `User`.

use crate::runtime::object;
use crate::types::address::Address;
use crate::types::contact::Contact;
use crate::types::created::Created;

/// Somebody.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct User {
    pub id: i64,
    pub name: String,
    pub friends: Option<Vec<User>>,
    pub contact: Option<Contact>,
    pub address: Option<Address>,
    pub created: Option<Created>,
    /// When it was changed.
    pub changed: Option<Created>,
}

/// The required fields of [`User`].
#[derive(Debug)]
pub struct UserRequired {
    pub id: i64,
    pub name: String,
}

object::implement! {
    User from UserRequired {
        required(id, "id");
        required(name, "name");
        optional(friends: Vec<User>, "friends");
        optional(contact: Contact, "contact");
        optional(address: Address, "address");
        optional(created: Created, "created");
        optional(changed: Created, "changed");
    }, ignored("password")
}
