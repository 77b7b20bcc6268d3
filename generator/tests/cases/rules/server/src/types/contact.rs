// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Contact`.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::schema::{AdditionalProperties, Field, Items, MapValues, Schema};
use crate::runtime::{json, object};

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

/// The required fields of [`Contact`].
#[derive(Debug)]
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
    pub fn mail(mut self, mail: impl IntoOptional<String>) -> Self {
        self.mail = mail.into_optional();
        self
    }

    /// Sets `phone`.
    #[must_use]
    pub fn phone(mut self, phone: impl IntoOptional<String>) -> Self {
        self.phone = phone.into_optional();
        self
    }

    /// Sets `password`.
    #[must_use]
    pub fn password(mut self, password: impl IntoOptional<String>) -> Self {
        self.password = password.into_optional();
        self
    }

    /// Sets `password_again`.
    #[must_use]
    pub fn password_again(mut self, password_again: impl IntoOptional<String>) -> Self {
        self.password_again = password_again.into_optional();
        self
    }

    /// Sets `labels`.
    #[must_use]
    pub fn labels(
        mut self,
        labels: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        self.labels = Some(labels.into_iter().map(Into::into).collect());
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
    pub fn friends(mut self, friends: impl IntoIterator<Item = Contact>) -> Self {
        self.friends = Some(friends.into_iter().collect());
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

impl json::Decode for Contact {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut name: Option<String> = None;
        let mut mail: Option<String> = None;
        let mut phone: Option<String> = None;
        let mut password: Option<String> = None;
        let mut password_again: Option<String> = None;
        let mut labels: Option<Vec<String>> = None;
        let mut level: Option<Value> = None;
        let mut home: Option<BTreeMap<String, Value>> = None;
        let mut friends: Option<Vec<Contact>> = None;
        let mut options: Option<BTreeMap<String, String>> = None;
        let mut prefix: Option<Value> = None;
        object::read(
            reader,
            &mut [
                object::required("name", &mut name),
                object::optional("mail", &mut mail),
                object::optional("phone", &mut phone),
                object::optional("password", &mut password),
                object::optional("passwordAgain", &mut password_again),
                object::optional("labels", &mut labels),
                object::optional("level", &mut level),
                object::optional("home", &mut home),
                object::optional("friends", &mut friends),
                object::optional("options", &mut options),
                object::optional("prefix", &mut prefix),
            ],
        )?;
        let Some(name) = name else {
            return Err(object::incomplete());
        };
        Ok(Self {
            name,
            mail,
            phone,
            password,
            password_again,
            labels,
            level,
            home,
            friends,
            options,
            prefix,
        })
    }
}

object::implement!(Contact);

/// The JSON schema of [`Contact`].
pub(crate) static CONTACT_SCHEMA: Schema = Schema::Object(
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
                &MapValues {
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
                    schema: Schema::Reference(&CONTACT_SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "options",
            required: false,
            schema: Schema::Map(
                &MapValues {
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
    AdditionalProperties::Any,
);
