// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Login`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object, slot};

/// `Login`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Login {
    /// `secret`.
    pub secret: String,
}

/// The required fields of [`Login`].
#[derive(Debug)]
pub struct LoginRequired {
    /// `secret`.
    pub secret: String,
}

impl From<LoginRequired> for Login {
    fn from(required: LoginRequired) -> Self {
        Self { secret: required.secret }
    }
}

impl json::EncodeFields for Login {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("secret", &self.secret);
    }
}

impl json::Decode for Login {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut secret: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::required("secret", &mut secret),
                object::optional("token", &mut slot::Passed),
            ],
        )?;
        let Some(secret) = secret else {
            return Err(object::incomplete());
        };
        Ok(Self { secret })
    }
}

object::implement!(Login);

/// The JSON schema of [`Login`].
pub(crate) static LOGIN_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "secret",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "token",
            required: false,
            schema: Schema::Any,
        },
    ],
    AdditionalProperties::Any,
);
