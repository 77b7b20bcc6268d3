//! Validation of the files of forms before they are sent.

use crate::runtime::client::call::{CallBuilder, Operation};
use crate::runtime::client::failure::RequestViolation;
use crate::runtime::client::file_media_type;
use crate::runtime::file_field::FileField;
use crate::runtime::upload::{FilePart, Files};

impl<O: Operation> CallBuilder<O> {
    /// Validates the files of a form against its fields.
    #[doc(hidden)]
    pub fn checked_files<F: Files>(mut self, files: &F) -> Self {
        for (field, parts) in F::FIELDS.iter().zip(files.parts()) {
            let found = violations(field, parts);
            self.request.broken.extend(found);
        }
        self
    }
}

fn violations(field: &FileField, parts: &[FilePart]) -> impl Iterator<Item = RequestViolation> {
    // A file without a valid media type is reported when the form is encoded.
    let media_type = |part| file_media_type::of(part, field.media_types).ok();
    let parts: Vec<_> = parts.iter().map(|part| (part, media_type(part))).collect();
    let reasons = field.reasons(&parts).into_iter();
    reasons.map(|reason| violation(field.name, &reason.message))
}

fn violation(field: &str, message: &str) -> RequestViolation {
    let name = field.replace('~', "~0").replace('/', "~1");
    RequestViolation {
        place: format!("/{name}"),
        message: message.to_owned(),
    }
}
