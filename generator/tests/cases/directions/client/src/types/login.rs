// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Login`.

use crate::runtime::{json, object, slot};

/// `Login`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Login {
    /// `secret`.
    pub secret: String,
}

/// What a [`Login`] cannot be without.
#[derive(Clone, Debug)]
pub struct LoginRequired {
    /// `secret`.
    pub secret: String,
}

impl From<LoginRequired> for Login {
    fn from(required: LoginRequired) -> Self {
        Self { secret: required.secret }
    }
}

impl json::EncodeFields for Login {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("secret", &self.secret);
    }
}

impl object::Object for Login {
    const FIELDS: &'static [&'static str] = &["secret", "token"];

    type Slots = LoginSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            secret: object::required(slots.secret, "secret")?,
        })
    }
}

object::implement!(Login);

/// The fields of a [`Login`] read so far.
#[derive(Default)]
pub struct LoginSlots {
    secret: Option<String>,
}

impl slot::Slots for LoginSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.secret,
            _ => return None,
        };
        Some(slot)
    }
}
