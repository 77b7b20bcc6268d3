// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! `Missing`.

use crate::runtime::{json, object};

/// `Missing`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Missing {
    /// `since`.
    pub since: String,
}

/// The required fields of [`Missing`].
#[derive(Debug)]
pub struct MissingRequired {
    /// `since`.
    pub since: String,
}

impl From<MissingRequired> for Missing {
    fn from(required: MissingRequired) -> Self {
        Self { since: required.since }
    }
}

impl json::EncodeFields for Missing {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("since", &self.since);
    }
}

impl json::Decode for Missing {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut since: Option<String> = None;
        object::read(reader, &mut [object::required("since", &mut since)])?;
        let Some(since) = since else {
            return Err(object::incomplete());
        };
        Ok(Self { since })
    }
}

object::implement!(Missing);
