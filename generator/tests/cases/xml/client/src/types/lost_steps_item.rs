// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `LostStepsItem`.

use crate::runtime::{json, object};

/// `LostStepsItem`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LostStepsItem {
    /// `why`.
    pub why: String,
}

/// The required fields of [`LostStepsItem`].
#[derive(Debug)]
pub struct LostStepsItemRequired {
    /// `why`.
    pub why: String,
}

impl From<LostStepsItemRequired> for LostStepsItem {
    fn from(required: LostStepsItemRequired) -> Self {
        Self { why: required.why }
    }
}

impl json::EncodeFields for LostStepsItem {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("why", &self.why);
    }
}

impl json::Decode for LostStepsItem {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut why: Option<String> = None;
        object::read(reader, &mut [object::required("why", &mut why)])?;
        let Some(why) = why else {
            return Err(object::incomplete());
        };
        Ok(Self { why })
    }
}

object::implement!(LostStepsItem);
