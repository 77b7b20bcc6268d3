// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `PutListBodyXml`.

use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};
use crate::runtime::{json, object};

/// `PutListBodyXml`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutListBodyXml {
    /// `names`.
    pub names: Vec<String>,
}

/// The required fields of [`PutListBodyXml`].
#[derive(Debug)]
pub struct PutListBodyXmlRequired {
    /// `names`.
    pub names: Vec<String>,
}

impl From<PutListBodyXmlRequired> for PutListBodyXml {
    fn from(required: PutListBodyXmlRequired) -> Self {
        Self { names: required.names }
    }
}

impl json::EncodeFields for PutListBodyXml {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("names", &self.names);
    }
}

impl json::Decode for PutListBodyXml {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut names: Option<Vec<String>> = None;
        object::read(reader, &mut [object::required("names", &mut names)])?;
        let Some(names) = names else {
            return Err(object::incomplete());
        };
        Ok(Self { names })
    }
}

object::implement!(PutListBodyXml);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "names",
            required: true,
            schema: Schema::Array(
                &Items {
                    schema: Schema::String(&[]),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
    ],
    AdditionalProperties::Any,
);
