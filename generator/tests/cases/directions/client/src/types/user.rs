// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `User`.

use crate::runtime::object;
use crate::types::{Address, Contact, Created};

/// Somebody.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct User {
    /// `id`.
    pub id: i64,
    /// `name`.
    pub name: String,
    /// `friends`.
    pub friends: Option<Vec<User>>,
    /// `contact`.
    pub contact: Option<Contact>,
    /// `address`.
    pub address: Option<Address>,
    /// `created`.
    pub created: Option<Created>,
    /// When it was changed.
    pub changed: Option<Created>,
}

/// The required fields of [`User`].
#[derive(Debug)]
pub struct UserRequired {
    /// `id`.
    pub id: i64,
    /// `name`.
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
