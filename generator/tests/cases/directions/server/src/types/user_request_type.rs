// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `User`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::password::{Password, PasswordText};
use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};
use crate::runtime::{object, text_format};
use crate::types::{Address, ContactRequest, ADDRESS_SCHEMA, CONTACT_REQUEST_SCHEMA};

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
    }, ignored("id", "created", "changed"), closed
}

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
