// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `User`.

use crate::runtime::password::Password;
use crate::runtime::{json, object, slot};
use crate::types::{Address, ContactRequest, User};

/// Somebody.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UserRequestType {
    /// `name`.
    pub name: String,
    /// `password`.
    pub password: Password,
    /// `friends`.
    pub friends: Option<Vec<UserRequestType>>,
    /// `contact`.
    pub contact: Option<ContactRequest>,
    /// `address`.
    pub address: Option<Address>,
}

/// What a [`UserRequestType`] cannot be without.
#[derive(Clone, Debug)]
pub struct UserRequestTypeRequired {
    /// `name`.
    pub name: String,
    /// `password`.
    pub password: Password,
}

impl From<UserRequestTypeRequired> for UserRequestType {
    fn from(required: UserRequestTypeRequired) -> Self {
        Self {
            name: required.name,
            password: required.password,
            friends: None,
            contact: None,
            address: None,
        }
    }
}

impl UserRequestType {
    /// Sets `friends`.
    #[must_use]
    pub fn friends(mut self, friends: impl Into<Option<Vec<UserRequestType>>>) -> Self {
        self.friends = friends.into();
        self
    }

    /// Sets `contact`.
    #[must_use]
    pub fn contact(mut self, contact: impl Into<Option<ContactRequest>>) -> Self {
        self.contact = contact.into();
        self
    }

    /// Sets `address`.
    #[must_use]
    pub fn address(mut self, address: impl Into<Option<Address>>) -> Self {
        self.address = address.into();
        self
    }
}

impl json::EncodeFields for UserRequestType {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
        fields.field("password", &self.password);
        fields.optional("friends", &self.friends);
        fields.optional("contact", &self.contact);
        fields.optional("address", &self.address);
    }
}

impl object::Object for UserRequestType {
    const FIELDS: &'static [&'static str] = &[
        "name",
        "password",
        "friends",
        "contact",
        "address",
        "id",
        "created",
        "changed",
    ];

    type Slots = UserRequestTypeSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            name: object::required(slots.name, "name")?,
            password: object::required(slots.password, "password")?,
            friends: slots.friends,
            contact: slots.contact,
            address: slots.address,
        })
    }
}

object::implement!(UserRequestType);

/// The fields of a [`UserRequestType`] read so far.
#[derive(Default)]
pub struct UserRequestTypeSlots {
    name: Option<String>,
    password: Option<Password>,
    friends: Option<Vec<UserRequestType>>,
    contact: Option<ContactRequest>,
    address: Option<Address>,
}

impl slot::Slots for UserRequestTypeSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.name,
            1 => &mut self.password,
            2 => &mut self.friends,
            3 => &mut self.contact,
            4 => &mut self.address,
            _ => return None,
        };
        Some(slot)
    }
}

/// What a [`UserRequestType`] has that no [`User`] tells.
#[derive(Clone, Debug)]
pub struct UserRequestTypeMissing {
    /// `password`.
    pub password: Password,
    /// `friends`.
    pub friends: Option<Vec<UserRequestType>>,
}

impl User {
    /// The [`UserRequestType`] of the same values, and of those that are `missing`;
    /// what only responses have is left out.
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
