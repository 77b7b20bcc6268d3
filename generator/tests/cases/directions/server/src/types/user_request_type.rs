// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `User`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::password::{Password, PasswordText};
use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};
use crate::runtime::{json, object, slot, text_format};
use crate::types::{Address, ContactRequest, ADDRESS_SCHEMA, CONTACT_REQUEST_SCHEMA};

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

/// The required fields of [`UserRequestType`].
#[derive(Debug)]
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
    pub fn friends(
        mut self,
        friends: impl IntoIterator<Item = UserRequestType>,
    ) -> Self {
        self.friends = Some(friends.into_iter().collect());
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

impl json::Decode for UserRequestType {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut name: Option<String> = None;
        let mut password: Option<Password> = None;
        let mut friends: Option<Vec<UserRequestType>> = None;
        let mut contact: Option<ContactRequest> = None;
        let mut address: Option<Address> = None;
        object::read_closed(
            reader,
            &mut [
                object::required("name", &mut name),
                object::required("password", &mut password),
                object::optional("friends", &mut friends),
                object::optional("contact", &mut contact),
                object::optional("address", &mut address),
                object::optional("id", &mut slot::Passed),
                object::optional("created", &mut slot::Passed),
                object::optional("changed", &mut slot::Passed),
            ],
        )?;
        let (Some(name), Some(password)) = (name, password) else {
            return Err(object::incomplete());
        };
        Ok(Self {
            name,
            password,
            friends,
            contact,
            address,
        })
    }
}

object::implement!(UserRequestType);

/// The JSON schema of [`UserRequestType`].
pub(crate) static USER_REQUEST_TYPE_SCHEMA: Schema = Schema::Object(
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
                    TextConstraint {
                        holds: |text| text_format::is::<PasswordText>(text),
                        expected: <PasswordText as text_format::TextFormat>::EXPECTED,
                    },
                ],
            ),
        },
        Field {
            name: "friends",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&USER_REQUEST_TYPE_SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "contact",
            required: false,
            schema: Schema::Reference(&CONTACT_REQUEST_SCHEMA),
        },
        Field {
            name: "address",
            required: false,
            schema: Schema::Reference(&ADDRESS_SCHEMA),
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
        Field {
            name: "changed",
            required: false,
            schema: Schema::Any,
        },
    ],
    AdditionalProperties::None,
);
