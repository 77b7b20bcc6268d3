// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `User`.

use crate::runtime::object;
use crate::runtime::password::Password;
use crate::types::address::Address;
use crate::types::contact_request::ContactRequest;
use crate::types::user::User;

/// Somebody.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UserRequestType {
    pub name: String,
    pub password: Password,
    pub friends: Option<Vec<UserRequestType>>,
    pub contact: Option<ContactRequest>,
    pub address: Option<Address>,
}

/// The required fields of [`UserRequestType`].
#[derive(Debug)]
pub struct UserRequestTypeRequired {
    pub name: String,
    pub password: Password,
}

object::implement! {
    UserRequestType from UserRequestTypeRequired {
        required(name, "name");
        required(password, "password");
        optional(friends: Vec<UserRequestType>, "friends");
        optional(contact: ContactRequest, "contact");
        optional(address: Address, "address");
    }, ignored("id", "created", "changed")
}

/// The fields of [`UserRequestType`] that [`User`] lacks.
#[derive(Clone, Debug)]
pub struct UserRequestTypeMissing {
    pub password: Password,
    pub friends: Option<Vec<UserRequestType>>,
}

impl User {
    /// Converts to [`UserRequestType`] with the `missing` fields; response-only fields
    /// are dropped.
    #[must_use]
    pub fn into_request(self, missing: UserRequestTypeMissing) -> UserRequestType {
        UserRequestType {
            name: self.name,
            password: missing.password,
            friends: missing.friends,
            contact: self.contact.map(Into::into),
            address: self.address,
        }
    }
}
