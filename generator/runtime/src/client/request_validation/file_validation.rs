//! Validation of the files of forms before they are sent.

use crate::runtime::client::call::{CallBuilder, Operation};
use crate::runtime::client::failure::RequestViolation;
use crate::runtime::client::file_media_type;
use crate::runtime::media_type::is_within_any;
use crate::runtime::upload::{FileField, FilePart};

impl<O: Operation> CallBuilder<O> {
    /// Validates the files of a form against its fields.
    #[doc(hidden)]
    pub fn checked_files(mut self, files: &[FilePart], fields: &[FileField]) -> Self {
        self.request.broken.extend(violations(files, fields));
        self
    }
}

fn violations(files: &[FilePart], fields: &[FileField]) -> Vec<RequestViolation> {
    let mut found = Vec::new();
    for (index, file) in files.iter().enumerate() {
        let field = fields.iter().find(|field| field.name == file.field);
        let Some(field) = field else {
            found.push(violation(&file.field, "is not a file of this form"));
            continue;
        };
        let mut before = files.iter().take(index);
        if !field.several && before.any(|other| other.field == file.field) {
            found.push(violation(&file.field, "must not be repeated"));
        }
        // A file without a valid media type is reported when the form is encoded.
        let media_type = file_media_type::of(file, field.media_types).unwrap_or_default();
        let is_allowed = is_within_any(
            media_type.to_ascii_lowercase().as_bytes(),
            field.media_types,
        );
        if !field.media_types.is_empty() && !media_type.is_empty() && !is_allowed {
            let expected = format!("expected a file of the media type {}", field.media_types);
            found.push(violation(&file.field, &expected));
        }
    }
    let is_missing =
        |field: &&FileField| field.required && files.iter().all(|file| file.field != field.name);
    let missing = fields.iter().filter(is_missing);
    found.extend(missing.map(|field| violation(field.name, "is required")));
    found
}

fn violation(field: &str, message: &str) -> RequestViolation {
    let name = field.replace('~', "~0").replace('/', "~1");
    RequestViolation {
        place: format!("/{name}"),
        message: message.to_owned(),
    }
}
