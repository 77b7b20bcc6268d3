// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `TargetWithHref`.

use crate::runtime::{json, object};

/// `TargetWithHref`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TargetWithHref {
    /// `href`.
    pub href: String,
}

/// The required fields of [`TargetWithHref`].
#[derive(Debug)]
pub struct TargetWithHrefRequired {
    /// `href`.
    pub href: String,
}

impl From<TargetWithHrefRequired> for TargetWithHref {
    fn from(required: TargetWithHrefRequired) -> Self {
        Self { href: required.href }
    }
}

impl json::EncodeFields for TargetWithHref {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("href", &self.href);
    }
}

impl json::Decode for TargetWithHref {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut href: Option<String> = None;
        object::read(reader, &mut [object::required("href", &mut href)])?;
        let Some(href) = href else {
            return Err(object::incomplete());
        };
        Ok(Self { href })
    }
}

object::implement!(TargetWithHref);
