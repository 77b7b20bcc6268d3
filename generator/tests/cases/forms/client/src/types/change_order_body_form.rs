// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `ChangeOrderBodyForm`.

use jiff::Zoned;

use crate::runtime::{json, object};

/// `ChangeOrderBodyForm`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChangeOrderBodyForm {
    /// `at`.
    pub at: Zoned,
}

/// The required fields of [`ChangeOrderBodyForm`].
#[derive(Debug)]
pub struct ChangeOrderBodyFormRequired {
    /// `at`.
    pub at: Zoned,
}

impl From<ChangeOrderBodyFormRequired> for ChangeOrderBodyForm {
    fn from(required: ChangeOrderBodyFormRequired) -> Self {
        Self { at: required.at }
    }
}

impl json::EncodeFields for ChangeOrderBodyForm {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("at", &self.at);
    }
}

impl json::Decode for ChangeOrderBodyForm {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut at: Option<Zoned> = None;
        object::read(reader, &mut [object::required("at", &mut at)])?;
        let Some(at) = at else {
            return Err(object::incomplete());
        };
        Ok(Self { at })
    }
}

object::implement!(ChangeOrderBodyForm);
