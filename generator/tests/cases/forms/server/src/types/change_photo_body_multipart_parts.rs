// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `ChangePhotoBodyMultipartParts`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChangePhotoBodyMultipartParts {
    pub number: i64,
    pub file: String,
}

/// The required fields of [`ChangePhotoBodyMultipartParts`].
#[derive(Debug)]
pub struct ChangePhotoBodyMultipartPartsRequired {
    pub number: i64,
    pub file: String,
}

object::implement! {
    ChangePhotoBodyMultipartParts from ChangePhotoBodyMultipartPartsRequired {
        required(number, "number");
        required(file, "file");
    }
}
