// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `ActionPress`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::{json, object};
use crate::types::ActionPressType;

/// Press
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ActionPress {
    /// `type`.
    pub r#type: ActionPressType,
    /// `name`.
    pub name: Option<String>,
}

/// The required fields of [`ActionPress`].
#[derive(Debug)]
pub struct ActionPressRequired {
    /// `type`.
    pub r#type: ActionPressType,
}

impl From<ActionPressRequired> for ActionPress {
    fn from(required: ActionPressRequired) -> Self {
        Self {
            r#type: required.r#type,
            name: None,
        }
    }
}

impl ActionPress {
    /// Sets `name`.
    #[must_use]
    pub fn name(mut self, name: impl IntoOptional<String>) -> Self {
        self.name = name.into_optional();
        self
    }
}

impl json::EncodeFields for ActionPress {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("type", &self.r#type);
        fields.optional("name", &self.name);
    }
}

impl json::Decode for ActionPress {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut r#type: Option<ActionPressType> = None;
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

object::implement!(ActionPress);
