// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `ToBodyForm`.

use crate::runtime::schema::{AdditionalProperties, Items, Schema};
use crate::runtime::{object, object_schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ToBodyForm {
    pub f: Vec<i64>,
    pub o: Option<ToBodyFormO>,
}

/// The required fields of [`ToBodyForm`].
#[derive(Debug)]
pub struct ToBodyFormRequired {
    pub f: Vec<i64>,
}

object::implement! {
    ToBodyForm from ToBodyFormRequired {
        required(f, "f");
        optional(o: ToBodyFormO, "o");
    }
}

object_schema::implement! {
    TO_BODY_FORM_SCHEMA {
        required("f", Schema::Array(&Items { schema: Schema::Integer(i64::MIN, i64::MAX), minimum: 0, maximum: usize::MAX }));
        optional("o", Schema::Reference(&TO_BODY_FORM_O_SCHEMA));
    }, AdditionalProperties::Any
}

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ToBodyFormO {
    pub z: Option<String>,
}

object::implement! {
    ToBodyFormO {
        optional(z: String, "z");
    }
}

object_schema::implement! {
    TO_BODY_FORM_O_SCHEMA {
        optional("z", Schema::String(&[]));
    }, AdditionalProperties::Any
}
