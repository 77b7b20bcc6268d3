// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Reader`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Reader {
    pub id: i64,
}

/// The required fields of [`Reader`].
#[derive(Debug)]
pub struct ReaderRequired {
    pub id: i64,
}

object::implement! {
    Reader from ReaderRequired {
        required(id, "id");
    }, ignored("invitation")
}
