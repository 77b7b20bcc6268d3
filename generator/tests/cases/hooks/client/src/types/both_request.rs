// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `Both`.

use crate::runtime::object;
use crate::types::both::Both;
use crate::types::color::Color;
use crate::types::verify_type::VerifyType;

/// `Both`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BothRequest {
    pub name: String,
    pub secret: Option<String>,
    #[deprecated]
    pub color: Option<Color>,
    pub parts: Option<Vec<VerifyType>>,
}

/// The required fields of [`BothRequest`].
#[derive(Debug)]
pub struct BothRequestRequired {
    pub name: String,
}

object::implement! {
    #[expect(deprecated)] BothRequest from BothRequestRequired {
        required(name, "name");
        optional(secret: String, "secret");
        #[deprecated]
        #[expect(deprecated)]
        optional(color: Color, "color");
        optional(parts: Vec<VerifyType>, "parts");
    }, ignored("id")
}

impl From<Both> for BothRequest {
    #[expect(deprecated)]
    fn from(value: Both) -> Self {
        Self {
            name: value.name,
            secret: None,
            color: value.color,
            parts: value.parts,
        }
    }
}
