// @generated from names_and_prose.yaml by `cargo xtask codegen`; do not edit.
//! `struct`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Struct {
    /// Deprecated.
    #[deprecated]
    pub r#async: bool,
    pub from_: Option<String>,
    pub default_: Option<String>,
    /// `Größe`.
    pub size: Option<i64>,
    pub a_b_c_d: Option<String>,
}

/// The required fields of [`Struct`].
#[derive(Debug)]
pub struct StructRequired {
    /// Deprecated.
    pub r#async: bool,
}

object::implement! {
    #[expect(deprecated)] Struct from StructRequired {
        required(r#async, "async");
        optional(from_: String, "from");
        optional(default_: String, "default");
        optional(size: i64, "Größe");
        optional(a_b_c_d: String, "a/b~c\"d" as "a/b~c\\\"d");
    }
}
