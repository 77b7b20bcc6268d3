// @generated from stubs.yaml by `cargo xtask codegen`; do not edit.
//! `Later`.

use crate::runtime::{json, object};

/// `Later`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Later {
    /// `when`.
    pub when: String,
}

/// The required fields of [`Later`].
#[derive(Debug)]
pub struct LaterRequired {
    /// `when`.
    pub when: String,
}

impl From<LaterRequired> for Later {
    fn from(required: LaterRequired) -> Self {
        Self { when: required.when }
    }
}

impl json::EncodeFields for Later {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("when", &self.when);
    }
}

impl json::Decode for Later {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut when: Option<String> = None;
        object::read(reader, &mut [object::required("when", &mut when)])?;
        let Some(when) = when else {
            return Err(object::incomplete());
        };
        Ok(Self { when })
    }
}

object::implement!(Later);
