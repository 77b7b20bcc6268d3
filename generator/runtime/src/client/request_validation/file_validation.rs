//! Validation of the files of forms before they are sent.

use crate::runtime::client::call::{CallBuilder, Operation};
use crate::runtime::client::failure::RequestViolation;
use crate::runtime::client::file_media_type;
use crate::runtime::media_type::is_within_any;
use crate::runtime::upload::{FileField, FilePart, Files};

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

fn violations(field: &FileField, parts: &[FilePart]) -> Vec<RequestViolation> {
    if parts.is_empty() && field.required {
        return vec![violation(field.name, "is required")];
    }
    let invalid = parts.iter().filter(|part| {
        // A file without a valid media type is reported when the form is encoded.
        let media_type = file_media_type::of(part, field.media_types).unwrap_or_default();
        let media_type = media_type.to_ascii_lowercase();
        !field.media_types.is_empty()
            && !media_type.is_empty()
            && !is_within_any(media_type.as_bytes(), field.media_types)
    });
    let expected = format!("expected a file of the media type {}", field.media_types);
    invalid.map(|_| violation(field.name, &expected)).collect()
}

fn violation(field: &str, message: &str) -> RequestViolation {
    let name = field.replace('~', "~0").replace('/', "~1");
    RequestViolation {
        place: format!("/{name}"),
        message: message.to_owned(),
    }
}
