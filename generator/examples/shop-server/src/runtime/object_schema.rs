// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! The schemas of objects.

pub use super::schema::{Field, Schema};

/// Defines the schema of an object, with a row for each field: `required("name", Schema::Boolean)` or `optional(…)`. The treatment
/// of additional properties follows the rows.
///
/// The paths begin with `object_schema`, which is imported with this macro.
macro_rules! implement_object_schema {
    ($name:ident { $($presence:ident($field:literal, $schema:expr);)* }, $additional:expr) => {
        pub(crate) static $name: object_schema::Schema = object_schema::Schema::Object(
            &[$(object_schema::Field::$presence($field, $schema)),*],
            $additional,
        );
    };
}

pub(crate) use implement_object_schema as implement;
