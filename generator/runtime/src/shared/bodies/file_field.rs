//! The file fields of forms, and the validation of their files.

use std::borrow::Cow;

use crate::runtime::limits::reason_of_count;
use crate::runtime::media_type::is_within_any;
use crate::runtime::reason::{Reason, ViolationKind};
use crate::runtime::upload::FilePart;

/// A file field of a form.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct FileField {
    /// The name of the field.
    pub name: &'static str,
    /// `true` if it is required.
    pub required: bool,
    /// `true` if it can be repeated.
    pub several: bool,
    /// The accepted media types and ranges, separated by commas; any if empty.
    pub media_types: &'static str,
    /// The minimum and maximum number of files, unless there are none.
    count: (usize, usize),
    /// The minimum and maximum size of a file, in bytes.
    size: (usize, usize),
}

impl FileField {
    /// Creates an optional field for one file of any media type and size.
    pub const fn new(name: &'static str) -> Self {
        Self {
            name,
            required: false,
            several: false,
            media_types: "",
            count: (0, usize::MAX),
            size: (0, usize::MAX),
        }
    }

    /// Requires a file.
    #[must_use]
    pub const fn required(self) -> Self {
        Self {
            required: true,
            ..self
        }
    }

    /// Allows several files.
    #[must_use]
    pub const fn several(self) -> Self {
        Self {
            several: true,
            ..self
        }
    }

    /// Sets the accepted media types and ranges, separated by commas.
    #[must_use]
    pub const fn media_types(self, media_types: &'static str) -> Self {
        Self {
            media_types,
            ..self
        }
    }

    /// Sets the minimum and maximum number of files, unless there are none.
    #[must_use]
    pub const fn count(self, minimum: usize, maximum: usize) -> Self {
        Self {
            count: (minimum, maximum),
            ..self
        }
    }

    /// Sets the minimum and maximum size of a file, in bytes.
    #[must_use]
    pub const fn size(self, minimum: usize, maximum: usize) -> Self {
        Self {
            size: (minimum, maximum),
            ..self
        }
    }

    /// Returns the reasons for which files are rejected. A file without a media type is not validated against those of the
    /// field, nor is the size of a stream of unknown length.
    pub fn reasons(&self, files: &[(&FilePart, Option<Cow<'_, str>>)]) -> Vec<Reason> {
        let number = match files.len() {
            0 => self.required.then_some(Reason::REQUIRED),
            1 => self.reason_of_number(1),
            _ if !self.several => Some(Reason::REPEATED),
            count => self.reason_of_number(count),
        };
        let mut sizes = files.iter().filter_map(|(file, _)| file.bytes.length());
        let size = sizes.find_map(|size| self.reason_of_size(size));
        let mut media_types = files
            .iter()
            .filter_map(|(_, media_type)| media_type.as_deref());
        let is_other = |media_type: &str| !is_within_any(media_type.as_bytes(), self.media_types);
        let is_any_other = !self.media_types.is_empty() && media_types.any(is_other);
        let media_type = is_any_other
            .then(|| format!("expected a file of the media type {}", self.media_types).into());
        number.into_iter().chain(media_type).chain(size).collect()
    }

    fn reason_of_number(&self, count: usize) -> Option<Reason> {
        let kinds = [ViolationKind::MinItems, ViolationKind::MaxItems];
        reason_of_count(count, self.count.into(), kinds, "files")
    }

    fn reason_of_size(&self, size: u64) -> Option<Reason> {
        let size = usize::try_from(size).unwrap_or(usize::MAX);
        let kinds = [ViolationKind::MinLength, ViolationKind::MaxLength];
        reason_of_count(size, self.size.into(), kinds, "bytes")
    }
}
