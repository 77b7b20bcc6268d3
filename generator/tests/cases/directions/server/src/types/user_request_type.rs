// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `User`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::codec;
use crate::runtime::object::{self, Object};
use crate::runtime::password::{Password, PasswordText};
use crate::runtime::schema::{Field, Items, Others, Schema, TextRule};
use crate::types;
use crate::types::{Address, ContactRequest};

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

impl Serialize for UserRequestType {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("name", &self.name)?;
        object
            .serialize_entry(
                "password",
                &codec::Encoded::<PasswordText>(&self.password),
            )?;
        if let Some(value) = &self.friends {
            object.serialize_entry("friends", value)?;
        }
        if let Some(value) = &self.contact {
            object.serialize_entry("contact", value)?;
        }
        if let Some(value) = &self.address {
            object.serialize_entry("address", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for UserRequestType {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for UserRequestType {
    const NAME: &'static str = "User";

    const FIELDS: &'static [&'static str] = &[
        "name",
        "password",
        "friends",
        "contact",
        "address",
        "id",
        "created",
    ];

    type Slots = UserRequestTypeSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.name, "name", map),
            1 => codec::field::<PasswordText, _>(&mut slots.password, "password", map),
            2 => object::field(&mut slots.friends, "friends", map),
            3 => object::field(&mut slots.contact, "contact", map),
            4 => object::field(&mut slots.address, "address", map),
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
            name: object::required(slots.name, "name")?,
            password: object::required(slots.password, "password")?,
            friends: slots.friends,
            contact: slots.contact,
            address: slots.address,
        })
    }
}

/// The fields of a [`UserRequestType`] read so far.
#[derive(Default)]
pub struct UserRequestTypeSlots {
    name: Option<String>,
    password: Option<Password>,
    friends: Option<Vec<UserRequestType>>,
    contact: Option<ContactRequest>,
    address: Option<Address>,
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "password",
            required: true,
            schema: Schema::String(
                &[
                    TextRule {
                        holds: |text| codec::is::<PasswordText>(text),
                        expected: <PasswordText as codec::TextFormat>::EXPECTED,
                    },
                ],
            ),
        },
        Field {
            name: "friends",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&types::user_request_type::SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "contact",
            required: false,
            schema: Schema::Reference(&types::contact_request::SCHEMA),
        },
        Field {
            name: "address",
            required: false,
            schema: Schema::Reference(&types::address::SCHEMA),
        },
        Field {
            name: "id",
            required: false,
            schema: Schema::Any,
        },
        Field {
            name: "created",
            required: false,
            schema: Schema::Any,
        },
    ],
    Others::None,
);
