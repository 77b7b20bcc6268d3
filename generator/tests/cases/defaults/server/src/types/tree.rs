// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Tree`.

use std::collections::BTreeMap;

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Tree`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Tree {
    /// `name`.
    pub name: String,
    /// `left`.
    pub left: Option<Box<Tree>>,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, i64>,
}

/// The required fields of [`Tree`].
#[derive(Debug)]
pub struct TreeRequired {
    /// `name`.
    pub name: String,
}

impl From<TreeRequired> for Tree {
    fn from(required: TreeRequired) -> Self {
        Self {
            name: required.name,
            left: None,
            additional_properties: BTreeMap::new(),
        }
    }
}

impl Tree {
    /// Sets `left`.
    #[must_use]
    pub fn left(mut self, left: impl Into<Option<Tree>>) -> Self {
        self.left = left.into().map(Box::new);
        self
    }

    /// Sets `additional_properties`.
    #[must_use]
    pub fn additional_properties(
        mut self,
        additional_properties: BTreeMap<String, i64>,
    ) -> Self {
        self.additional_properties = additional_properties;
        self
    }
}

impl json::EncodeFields for Tree {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
        fields.optional("left", &self.left);
        json::EncodeFields::encode_fields(&self.additional_properties, fields);
    }
}

impl json::Decode for Tree {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut name: Option<String> = None;
        let mut left: Option<Box<Tree>> = None;
        let mut additional_properties: BTreeMap<String, i64> = BTreeMap::new();
        object::read_keeping(
            reader,
            &mut [
                object::required("name", &mut name),
                object::optional("left", &mut left),
            ],
            &mut additional_properties,
        )?;
        let Some(name) = name else {
            return Err(object::incomplete());
        };
        Ok(Self {
            name,
            left,
            additional_properties,
        })
    }
}

object::implement!(Tree);

/// The JSON schema of [`Tree`].
pub(crate) static TREE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "left",
            required: false,
            schema: Schema::Reference(&TREE_SCHEMA),
        },
    ],
    AdditionalProperties::Each(&Schema::Integer(i64::MIN, i64::MAX)),
);
