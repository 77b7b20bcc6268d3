// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `Both`.

use crate::runtime::object;
use crate::types::{Color, VerifyType};
#[cfg(feature = "webhooks")]
use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};
#[cfg(feature = "webhooks")]
use crate::types::{COLOR_SCHEMA, VERIFY_TYPE_SCHEMA};

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

/// The JSON schema of [`Both`].
#[cfg(feature = "webhooks")]
pub(crate) static BOTH_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "id",
            required: true,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
        Field {
            name: "name",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "color",
            required: false,
            schema: Schema::Reference(&COLOR_SCHEMA),
        },
        Field {
            name: "parts",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&VERIFY_TYPE_SCHEMA),
                    minimum: 1,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "secret",
            required: false,
            schema: Schema::Any,
        },
    ],
    AdditionalProperties::Any,
);
