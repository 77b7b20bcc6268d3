// @generated from parameters.yaml by `cargo xtask codegen`; do not edit.
//! The files of forms.

use crate::runtime::file_field::FileField;
use crate::runtime::upload::FilePart;
use crate::runtime::{record, upload};

/// The files of a form.
///
/// Created from [`MakeReportBodyFilesRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MakeReportBodyFiles {
    /// Media type: `image/png, image/jpeg`.
    pub cover: FilePart,
    pub others: Vec<FilePart>,
}

/// The required fields of [`MakeReportBodyFiles`].
#[derive(Debug)]
pub struct MakeReportBodyFilesRequired {
    /// Media type: `image/png, image/jpeg`.
    pub cover: FilePart,
}

record::implement! {
    MakeReportBodyFiles from MakeReportBodyFilesRequired {
        required(cover);
        default(others: Vec<FilePart> = Vec::new());
    }
}

upload::implement! {
    MakeReportBodyFiles {
        cover: FileField::new("cover").required().media_types("image/png, image/jpeg");
        others: FileField::new("others").several();
    }
}
