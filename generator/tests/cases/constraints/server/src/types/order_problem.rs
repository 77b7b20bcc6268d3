// @generated from constraints.yaml by `cargo xtask codegen`; do not edit.
//! `Failure_`.

use crate::runtime::{json, object, slot};
use crate::types::Code;

/// `Failure_`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OrderProblem {
    /// `code`.
    pub code: Code,
}

/// What a [`OrderProblem`] cannot be without.
#[derive(Clone, Debug)]
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

impl object::Object for OrderProblem {
    const FIELDS: &'static [&'static str] = &["code"];

    type Slots = OrderProblemSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        let value = Self {
            code: object::required(slots.code, "code")?,
        };
        object::check(value.code.chars().count() <= 8, "code")?;
        Ok(value)
    }
}

object::implement!(OrderProblem);

/// The fields of a [`OrderProblem`] read so far.
#[derive(Default)]
pub struct OrderProblemSlots {
    code: Option<Code>,
}

impl slot::Slots for OrderProblemSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.code,
            _ => return None,
        };
        Some(slot)
    }
}
