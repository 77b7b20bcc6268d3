//! The schemas of objects.

/// Defines the schema of an object, with a row for each field: `required("name", Schema::Boolean)` or `optional(…)`. The treatment
/// of additional properties follows the rows.
#[doc(hidden)]
#[macro_export]
macro_rules! implement_object_schema {
    ($name:ident { $($presence:ident($field:literal, $schema:expr);)* }, $additional:expr) => {
        pub(crate) static $name: $crate::runtime::schema::Schema = $crate::runtime::schema::Schema::Object(
            &[$($crate::runtime::schema::Field::$presence($field, $schema)),*],
            $additional,
        );
    };
}

pub use implement_object_schema as implement;
