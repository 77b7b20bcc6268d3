// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Contact`.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::runtime::schema::{Field, Items, Others, Schema, Values};
use crate::runtime::{json, object, slot};
use crate::types;

/// One of several ways to reach somebody.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Contact {
    /// `name`.
    pub name: String,
    /// `mail`.
    pub mail: Option<String>,
    /// `phone`.
    pub phone: Option<String>,
    /// `password`.
    pub password: Option<String>,
    /// `passwordAgain`.
    pub password_again: Option<String>,
    /// `labels`.
    pub labels: Option<Vec<String>>,
    /// `level`.
    pub level: Option<Value>,
    /// `home`.
    pub home: Option<BTreeMap<String, Value>>,
    /// `friends`.
    pub friends: Option<Vec<Contact>>,
    /// `options`.
    pub options: Option<BTreeMap<String, String>>,
    /// `prefix`.
    pub prefix: Option<Value>,
}

/// What a [`Contact`] cannot be without.
#[derive(Clone, Debug)]
pub struct ContactRequired {
    /// `name`.
    pub name: String,
}

impl From<ContactRequired> for Contact {
    fn from(required: ContactRequired) -> Self {
        Self {
            name: required.name,
            mail: None,
            phone: None,
            password: None,
            password_again: None,
            labels: None,
            level: None,
            home: None,
            friends: None,
            options: None,
            prefix: None,
        }
    }
}

impl Contact {
    /// Sets `mail`.
    #[must_use]
    pub fn mail(mut self, mail: impl Into<Option<String>>) -> Self {
        self.mail = mail.into();
        self
    }

    /// Sets `phone`.
    #[must_use]
    pub fn phone(mut self, phone: impl Into<Option<String>>) -> Self {
        self.phone = phone.into();
        self
    }

    /// Sets `password`.
    #[must_use]
    pub fn password(mut self, password: impl Into<Option<String>>) -> Self {
        self.password = password.into();
        self
    }

    /// Sets `password_again`.
    #[must_use]
    pub fn password_again(mut self, password_again: impl Into<Option<String>>) -> Self {
        self.password_again = password_again.into();
        self
    }

    /// Sets `labels`.
    #[must_use]
    pub fn labels(mut self, labels: impl Into<Option<Vec<String>>>) -> Self {
        self.labels = labels.into();
        self
    }

    /// Sets `level`.
    #[must_use]
    pub fn level(mut self, level: impl Into<Option<Value>>) -> Self {
        self.level = level.into();
        self
    }

    /// Sets `home`.
    #[must_use]
    pub fn home(mut self, home: impl Into<Option<BTreeMap<String, Value>>>) -> Self {
        self.home = home.into();
        self
    }

    /// Sets `friends`.
    #[must_use]
    pub fn friends(mut self, friends: impl Into<Option<Vec<Contact>>>) -> Self {
        self.friends = friends.into();
        self
    }

    /// Sets `options`.
    #[must_use]
    pub fn options(
        mut self,
        options: impl Into<Option<BTreeMap<String, String>>>,
    ) -> Self {
        self.options = options.into();
        self
    }

    /// Sets `prefix`.
    #[must_use]
    pub fn prefix(mut self, prefix: impl Into<Option<Value>>) -> Self {
        self.prefix = prefix.into();
        self
    }
}

impl json::EncodeFields for Contact {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
        fields.optional("mail", &self.mail);
        fields.optional("phone", &self.phone);
        fields.optional("password", &self.password);
        fields.optional("passwordAgain", &self.password_again);
        fields.optional("labels", &self.labels);
        fields.optional("level", &self.level);
        fields.optional("home", &self.home);
        fields.optional("friends", &self.friends);
        fields.optional("options", &self.options);
        fields.optional("prefix", &self.prefix);
    }
}

impl object::Object for Contact {
    const FIELDS: &'static [&'static str] = &[
        "name",
        "mail",
        "phone",
        "password",
        "passwordAgain",
        "labels",
        "level",
        "home",
        "friends",
        "options",
        "prefix",
    ];

    type Slots = ContactSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            name: object::required(slots.name, "name")?,
            mail: slots.mail,
            phone: slots.phone,
            password: slots.password,
            password_again: slots.password_again,
            labels: slots.labels,
            level: slots.level,
            home: slots.home,
            friends: slots.friends,
            options: slots.options,
            prefix: slots.prefix,
        })
    }
}

object::implement!(Contact);

/// The fields of a [`Contact`] read so far.
#[derive(Default)]
pub struct ContactSlots {
    name: Option<String>,
    mail: Option<String>,
    phone: Option<String>,
    password: Option<String>,
    password_again: Option<String>,
    labels: Option<Vec<String>>,
    level: Option<Value>,
    home: Option<BTreeMap<String, Value>>,
    friends: Option<Vec<Contact>>,
    options: Option<BTreeMap<String, String>>,
    prefix: Option<Value>,
}

impl slot::Slots for ContactSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.name,
            1 => &mut self.mail,
            2 => &mut self.phone,
            3 => &mut self.password,
            4 => &mut self.password_again,
            5 => &mut self.labels,
            6 => &mut self.level,
            7 => &mut self.home,
            8 => &mut self.friends,
            9 => &mut self.options,
            10 => &mut self.prefix,
            _ => return None,
        };
        Some(slot)
    }
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
            name: "mail",
            required: false,
            schema: Schema::String(&[]),
        },
        Field {
            name: "phone",
            required: false,
            schema: Schema::String(&[]),
        },
        Field {
            name: "password",
            required: false,
            schema: Schema::String(&[]),
        },
        Field {
            name: "passwordAgain",
            required: false,
            schema: Schema::String(&[]),
        },
        Field {
            name: "labels",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::String(&[]),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "level",
            required: false,
            schema: Schema::Any,
        },
        Field {
            name: "home",
            required: false,
            schema: Schema::Map(
                &Values {
                    schema: Schema::Any,
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "friends",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&types::contact::SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "options",
            required: false,
            schema: Schema::Map(
                &Values {
                    schema: Schema::String(&[]),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "prefix",
            required: false,
            schema: Schema::Any,
        },
    ],
    Others::Any,
);
