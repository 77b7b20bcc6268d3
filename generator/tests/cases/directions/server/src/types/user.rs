// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `User`.

use crate::runtime::{json, object, slot};
use crate::types::{Address, Contact, Created, UserRequestType};

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
    pub fn friends(mut self, friends: impl IntoIterator<Item = User>) -> Self {
        self.friends = Some(friends.into_iter().collect());
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

impl json::Decode for User {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut id: Option<i64> = None;
        let mut name: Option<String> = None;
        let mut friends: Option<Vec<User>> = None;
        let mut contact: Option<Contact> = None;
        let mut address: Option<Address> = None;
        let mut created: Option<Created> = None;
        let mut changed: Option<Created> = None;
        object::read_closed(
            reader,
            &mut [
                object::required("id", &mut id),
                object::required("name", &mut name),
                object::optional("friends", &mut friends),
                object::optional("contact", &mut contact),
                object::optional("address", &mut address),
                object::optional("created", &mut created),
                object::optional("changed", &mut changed),
                object::optional("password", &mut slot::Passed),
            ],
        )?;
        let (Some(id), Some(name)) = (id, name) else {
            return Err(object::incomplete());
        };
        Ok(Self {
            id,
            name,
            friends,
            contact,
            address,
            created,
            changed,
        })
    }
}

object::implement!(User);

/// The fields of [`User`] that [`UserRequestType`] lacks.
#[derive(Clone, Debug)]
pub struct UserMissing {
    /// `id`.
    pub id: i64,
    /// `friends`.
    pub friends: Option<Vec<User>>,
    /// `contact`.
    pub contact: Option<Contact>,
}

impl UserRequestType {
    /// Converts to [`User`] with the `missing` fields; request-only fields are dropped.
    #[must_use]
    pub fn into_response(self, missing: UserMissing) -> User {
        User {
            id: missing.id,
            name: self.name,
            friends: missing.friends,
            contact: missing.contact,
            address: self.address,
            created: None,
            changed: None,
        }
    }
}
