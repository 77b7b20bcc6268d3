// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Reader`.

use crate::runtime::object;

/// `Reader`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Reader {
    /// `id`.
    pub id: i64,
}

/// The required fields of [`Reader`].
#[derive(Debug)]
pub struct ReaderRequired {
    /// `id`.
    pub id: i64,
}

object::implement! {
    Reader from ReaderRequired {
        required(id, "id");
    }, ignored("invitation")
}
