// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `User`.

use crate::runtime::{json, object, slot};
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

/// What a [`User`] cannot be without.
#[derive(Clone, Debug)]
pub struct UserRequired {
    /// `id`.
    pub id: i64,
    /// `name`.
    pub name: String,
}

impl From<UserRequired> for User {
    fn from(required: UserRequired) -> Self {
        Self {
            id: required.id,
            name: required.name,
            friends: None,
            contact: None,
            address: None,
            created: None,
            changed: None,
        }
    }
}

impl User {
    /// Sets `friends`.
    #[must_use]
    pub fn friends(mut self, friends: impl Into<Option<Vec<User>>>) -> Self {
        self.friends = friends.into();
        self
    }

    /// Sets `contact`.
    #[must_use]
    pub fn contact(mut self, contact: impl Into<Option<Contact>>) -> Self {
        self.contact = contact.into();
        self
    }

    /// Sets `address`.
    #[must_use]
    pub fn address(mut self, address: impl Into<Option<Address>>) -> Self {
        self.address = address.into();
        self
    }

    /// Sets `created`.
    #[must_use]
    pub fn created(mut self, created: impl Into<Option<Created>>) -> Self {
        self.created = created.into();
        self
    }

    /// Sets `changed`.
    #[must_use]
    pub fn changed(mut self, changed: impl Into<Option<Created>>) -> Self {
        self.changed = changed.into();
        self
    }
}

impl json::EncodeFields for User {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("id", &self.id);
        fields.field("name", &self.name);
        fields.optional("friends", &self.friends);
        fields.optional("contact", &self.contact);
        fields.optional("address", &self.address);
        fields.optional("created", &self.created);
        fields.optional("changed", &self.changed);
    }
}

impl object::Object for User {
    const FIELDS: &'static [&'static str] = &[
        "id",
        "name",
        "friends",
        "contact",
        "address",
        "created",
        "changed",
        "password",
    ];

    type Slots = UserSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            id: object::required(slots.id, "id")?,
            name: object::required(slots.name, "name")?,
            friends: slots.friends,
            contact: slots.contact,
            address: slots.address,
            created: slots.created,
            changed: slots.changed,
        })
    }
}

object::implement!(User);

/// The fields of a [`User`] read so far.
#[derive(Default)]
pub struct UserSlots {
    id: Option<i64>,
    name: Option<String>,
    friends: Option<Vec<User>>,
    contact: Option<Contact>,
    address: Option<Address>,
    created: Option<Created>,
    changed: Option<Created>,
}

impl slot::Slots for UserSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.id,
            1 => &mut self.name,
            2 => &mut self.friends,
            3 => &mut self.contact,
            4 => &mut self.address,
            5 => &mut self.created,
            6 => &mut self.changed,
            _ => return None,
        };
        Some(slot)
    }
}
