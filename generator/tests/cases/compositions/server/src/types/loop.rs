// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Loop`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Loop`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Loop {
    /// `name`.
    pub name: String,
    /// `next`.
    pub next: Option<Box<Loop>>,
}

/// The required fields of [`Loop`].
#[derive(Debug)]
pub struct LoopRequired {
    /// `name`.
    pub name: String,
}

impl From<LoopRequired> for Loop {
    fn from(required: LoopRequired) -> Self {
        Self {
            name: required.name,
            next: None,
        }
    }
}

impl Loop {
    /// Sets `next`.
    #[must_use]
    pub fn next(mut self, next: impl Into<Option<Loop>>) -> Self {
        self.next = next.into().map(Box::new);
        self
    }
}

impl json::EncodeFields for Loop {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
        fields.optional("next", &self.next);
    }
}

impl json::Decode for Loop {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut name: Option<String> = None;
        let mut next: Option<Box<Loop>> = None;
        object::read(
            reader,
            &mut [
                object::required("name", &mut name),
                object::optional("next", &mut next),
            ],
        )?;
        let Some(name) = name else {
            return Err(object::incomplete());
        };
        Ok(Self { name, next })
    }
}

object::implement!(Loop);

/// The JSON schema of [`Loop`].
pub(crate) static LOOP_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "next",
            required: false,
            schema: Schema::Reference(&LOOP_SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);
