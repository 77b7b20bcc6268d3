// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `User`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::password::{Password, PasswordText};
use crate::runtime::schema::{AdditionalProperties, Items, Schema};
use crate::runtime::{object, object_schema, text_format};
use crate::types::address::{Address, ADDRESS_SCHEMA};
use crate::types::contact_request::{ContactRequest, CONTACT_REQUEST_SCHEMA};

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

object_schema::implement! {
    USER_REQUEST_TYPE_SCHEMA {
        required("name", Schema::String(&[]));
        required("password", Schema::String(&[TextConstraint::Condition(|text| text_format::is::<PasswordText>(text), <PasswordText as text_format::TextFormat>::EXPECTED)]));
        optional("friends", Schema::Array(&Items { schema: Schema::Reference(&USER_REQUEST_TYPE_SCHEMA), minimum: 0, maximum: usize::MAX }));
        optional("contact", Schema::Reference(&CONTACT_REQUEST_SCHEMA));
        optional("address", Schema::Reference(&ADDRESS_SCHEMA));
        optional("id", Schema::Any);
        optional("created", Schema::Any);
        optional("changed", Schema::Any);
    }, AdditionalProperties::None
}
