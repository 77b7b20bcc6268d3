// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Contact`.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::runtime::schema::{AdditionalProperties, Items, MapValues, Schema};
use crate::runtime::{object, object_schema};

/// One of several ways to reach somebody.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Contact {
    pub name: String,
    pub mail: Option<String>,
    pub phone: Option<String>,
    pub password: Option<String>,
    pub password_again: Option<String>,
    pub labels: Option<Vec<String>>,
    pub level: Option<Value>,
    pub home: Option<BTreeMap<String, Value>>,
    pub friends: Option<Vec<Contact>>,
    pub options: Option<BTreeMap<String, String>>,
    pub prefix: Option<Value>,
}

/// The required fields of [`Contact`].
#[derive(Debug)]
pub struct ContactRequired {
    pub name: String,
}

object::implement! {
    Contact from ContactRequired {
        required(name, "name");
        optional(mail: String, "mail");
        optional(phone: String, "phone");
        optional(password: String, "password");
        optional(password_again: String, "passwordAgain");
        optional(labels: Vec<String>, "labels");
        optional(level: Value, "level");
        optional(home: BTreeMap<String, Value>, "home");
        optional(friends: Vec<Contact>, "friends");
        optional(options: BTreeMap<String, String>, "options");
        optional(prefix: Value, "prefix");
    }
}

object_schema::implement! {
    CONTACT_SCHEMA {
        required("name", Schema::String(&[]));
        optional("mail", Schema::String(&[]));
        optional("phone", Schema::String(&[]));
        optional("password", Schema::String(&[]));
        optional("passwordAgain", Schema::String(&[]));
        optional("labels", Schema::Array(&Items { schema: Schema::String(&[]), minimum: 0, maximum: usize::MAX }));
        optional("level", Schema::Any);
        optional("home", Schema::Map(&MapValues { schema: Schema::Any, minimum: 0, maximum: usize::MAX }));
        optional("friends", Schema::Array(&Items { schema: Schema::Reference(&CONTACT_SCHEMA), minimum: 0, maximum: usize::MAX }));
        optional("options", Schema::Map(&MapValues { schema: Schema::String(&[]), minimum: 0, maximum: usize::MAX }));
        optional("prefix", Schema::Any);
    }, AdditionalProperties::Any
}
