// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `Both`.

use crate::runtime::object;
use crate::types::color::Color;
use crate::types::verify_type::VerifyType;
#[cfg(feature = "webhooks")]
use crate::runtime::object_schema;
#[cfg(feature = "webhooks")]
use crate::runtime::schema::{AdditionalProperties, Items, Schema};
#[cfg(feature = "webhooks")]
use crate::types::color::COLOR_SCHEMA;
#[cfg(feature = "webhooks")]
use crate::types::verify_type::VERIFY_TYPE_SCHEMA;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Both {
    pub id: i64,
    pub name: String,
    #[deprecated]
    pub color: Option<Color>,
    pub parts: Option<Vec<VerifyType>>,
}

/// The required fields of [`Both`].
#[derive(Debug)]
pub struct BothRequired {
    pub id: i64,
    pub name: String,
}

object::implement! {
    #[expect(deprecated)] Both from BothRequired {
        required(id, "id");
        required(name, "name");
        #[deprecated]
        #[expect(deprecated)]
        optional(color: Color, "color");
        optional(parts: Vec<VerifyType>, "parts");
    }, ignored("secret")
}

#[cfg(feature = "webhooks")]
object_schema::implement! {
    BOTH_SCHEMA {
        required("id", Schema::Integer(i64::MIN, i64::MAX));
        required("name", Schema::String(&[]));
        optional("color", Schema::Reference(&COLOR_SCHEMA));
        optional("parts", Schema::Array(&Items { schema: Schema::Reference(&VERIFY_TYPE_SCHEMA), minimum: 1, maximum: usize::MAX }));
        optional("secret", Schema::Any);
    }, AdditionalProperties::Any
}
