// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! `UploadPhotoBodyParts`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UploadPhotoBodyParts {
    pub caption: Option<String>,
    /// The image.
    pub photo: String,
    pub labels: Option<Vec<String>>,
    pub sizes: Option<Vec<i64>>,
}

/// The required fields of [`UploadPhotoBodyParts`].
#[derive(Debug)]
pub struct UploadPhotoBodyPartsRequired {
    /// The image.
    pub photo: String,
}

object::implement! {
    UploadPhotoBodyParts from UploadPhotoBodyPartsRequired {
        optional(caption: String, "caption");
        required(photo, "photo");
        optional(labels: Vec<String>, "labels");
        optional(sizes: Vec<i64>, "sizes");
    }
}
