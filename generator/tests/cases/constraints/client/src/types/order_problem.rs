// @generated from constraints.yaml by `cargo xtask codegen`; do not edit.
//! `Failure_`.

use crate::runtime::{json, object};
use crate::types::Code;

/// `Failure_`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OrderProblem {
    /// `code`.
    pub code: Code,
}

/// The required fields of [`OrderProblem`].
#[derive(Debug)]
pub struct OrderProblemRequired {
    /// `code`.
    pub code: Code,
}

impl From<OrderProblemRequired> for OrderProblem {
    fn from(required: OrderProblemRequired) -> Self {
        Self { code: required.code }
    }
}

impl json::EncodeFields for OrderProblem {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("code", &self.code);
    }
}

impl json::Decode for OrderProblem {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut code: Option<Code> = None;
        object::read(reader, &mut [object::required("code", &mut code)])?;
        let Some(code) = code else {
            return Err(object::incomplete());
        };
        Ok(Self { code })
    }
}

object::implement!(OrderProblem);
