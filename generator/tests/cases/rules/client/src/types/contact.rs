// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Contact`.

use std::collections::BTreeMap;

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::runtime::object::{self, Object};

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

impl Serialize for Contact {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("name", &self.name)?;
        if let Some(value) = &self.mail {
            object.serialize_entry("mail", value)?;
        }
        if let Some(value) = &self.phone {
            object.serialize_entry("phone", value)?;
        }
        if let Some(value) = &self.password {
            object.serialize_entry("password", value)?;
        }
        if let Some(value) = &self.password_again {
            object.serialize_entry("passwordAgain", value)?;
        }
        if let Some(value) = &self.labels {
            object.serialize_entry("labels", value)?;
        }
        if let Some(value) = &self.level {
            object.serialize_entry("level", value)?;
        }
        if let Some(value) = &self.home {
            object.serialize_entry("home", value)?;
        }
        if let Some(value) = &self.friends {
            object.serialize_entry("friends", value)?;
        }
        if let Some(value) = &self.options {
            object.serialize_entry("options", value)?;
        }
        if let Some(value) = &self.prefix {
            object.serialize_entry("prefix", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Contact {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Contact {
    const NAME: &'static str = "Contact";

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

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.name, "name", map),
            1 => object::lenient_field(&mut slots.mail, map),
            2 => object::lenient_field(&mut slots.phone, map),
            3 => object::lenient_field(&mut slots.password, map),
            4 => object::lenient_field(&mut slots.password_again, map),
            5 => object::lenient_field(&mut slots.labels, map),
            6 => object::field(&mut slots.level, "level", map),
            7 => object::lenient_field(&mut slots.home, map),
            8 => object::lenient_field(&mut slots.friends, map),
            9 => object::lenient_field(&mut slots.options, map),
            10 => object::field(&mut slots.prefix, "prefix", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
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
