// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `User`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::codec;
use crate::runtime::date_time::DateTimeText;
use crate::runtime::object::{self, Object};
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
}

impl Serialize for User {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("id", &self.id)?;
        object.serialize_entry("name", &self.name)?;
        if let Some(value) = &self.friends {
            object.serialize_entry("friends", value)?;
        }
        if let Some(value) = &self.contact {
            object.serialize_entry("contact", value)?;
        }
        if let Some(value) = &self.address {
            object.serialize_entry("address", value)?;
        }
        if let Some(value) = &self.created {
            object.serialize_entry("created", &codec::Encoded::<DateTimeText>(value))?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for User {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for User {
    const NAME: &'static str = "User";

    const FIELDS: &'static [&'static str] = &[
        "id",
        "name",
        "friends",
        "contact",
        "address",
        "created",
        "password",
    ];

    type Slots = UserSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.id, "id", map),
            1 => object::field(&mut slots.name, "name", map),
            2 => object::field(&mut slots.friends, "friends", map),
            3 => object::field(&mut slots.contact, "contact", map),
            4 => object::field(&mut slots.address, "address", map),
            5 => codec::field::<DateTimeText, _>(&mut slots.created, "created", map),
            _ => object::skip(map),
        }
    }

    fn other<'de, A: MapAccess<'de>>(
        _slots: &mut Self::Slots,
        _name: String,
        _map: &mut A,
    ) -> Result<(), A::Error> {
        object::refuse()
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            id: object::required(slots.id, "id")?,
            name: object::required(slots.name, "name")?,
            friends: slots.friends,
            contact: slots.contact,
            address: slots.address,
            created: slots.created,
        })
    }
}

/// The fields of a [`User`] read so far.
#[derive(Default)]
pub struct UserSlots {
    id: Option<i64>,
    name: Option<String>,
    friends: Option<Vec<User>>,
    contact: Option<Contact>,
    address: Option<Address>,
    created: Option<Created>,
}
