// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `ActionChoose`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};
use crate::types;
use crate::types::ActionChooseType;

/// Choose
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ActionChoose {
    /// `type`.
    pub r#type: ActionChooseType,
    /// `name`.
    pub name: Option<String>,
}

/// The required fields of [`ActionChoose`].
#[derive(Debug)]
pub struct ActionChooseRequired {
    /// `type`.
    pub r#type: ActionChooseType,
}

impl From<ActionChooseRequired> for ActionChoose {
    fn from(required: ActionChooseRequired) -> Self {
        Self {
            r#type: required.r#type,
            name: None,
        }
    }
}

impl ActionChoose {
    /// Sets `name`.
    #[must_use]
    pub fn name(mut self, name: impl IntoOptional<String>) -> Self {
        self.name = name.into_optional();
        self
    }
}

impl json::EncodeFields for ActionChoose {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("type", &self.r#type);
        fields.optional("name", &self.name);
    }
}

impl json::Decode for ActionChoose {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut r#type: Option<ActionChooseType> = None;
        let mut name: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::required("type", &mut r#type),
                object::optional("name", &mut name),
            ],
        )?;
        let Some(r#type) = r#type else {
            return Err(object::incomplete());
        };
        Ok(Self { r#type, name })
    }
}

object::implement!(ActionChoose);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "type",
            required: true,
            schema: Schema::Reference(&types::action_choose_type::SCHEMA),
        },
        Field {
            name: "name",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
