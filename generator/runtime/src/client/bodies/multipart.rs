//! Multipart bodies (`multipart/form-data`, RFC 7578).

use std::collections::VecDeque;
use std::fmt::Write;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use bytes::Bytes;
use futures_core::Stream;
use http::HeaderValue;
use http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};

use crate::runtime::byte_stream::{ByteStream, ByteStreamError};
use crate::runtime::client::call::{CallBuilder, Operation};
use crate::runtime::client::failure::InvalidRequest;
use crate::runtime::client::file_media_type;
use crate::runtime::client::form;
use crate::runtime::client::random::random_bits;
use crate::runtime::decode_error::DecodeError;
use crate::runtime::encode::Encode;
use crate::runtime::field_style::FieldStyles;
use crate::runtime::file_field::FileField;
use crate::runtime::upload::{FilePart, Files, named};

impl<O: Operation> CallBuilder<O> {
    /// Sets a multipart body without files.
    #[doc(hidden)]
    pub fn multipart(self, styles: FieldStyles, body: &dyn Encode) -> Self {
        self.parts(whole(styles, body, &[], &[]))
    }

    /// Sets a multipart body with files.
    #[doc(hidden)]
    pub fn upload<F: Files>(self, styles: FieldStyles, fields: &dyn Encode, files: &F) -> Self {
        self.parts(whole(styles, fields, &named(files), F::FIELDS))
    }

    fn parts(self, parts: Result<(HeaderValue, ByteStream), InvalidRequest>) -> Self {
        match parts {
            Ok((media_type, body)) => self.bytes_of(media_type, body),
            Err(error) => self.body_of(HeaderValue::from_static("multipart/form-data"), Err(error)),
        }
    }
}

/// Returns the media type and the body.
pub(crate) fn whole(
    styles: FieldStyles,
    fields: &dyn Encode,
    files: &[(&str, &FilePart)],
    file_fields: &[FileField],
) -> Result<(HeaderValue, ByteStream), InvalidRequest> {
    let random = random_bits().map(|bits| format!("{bits:032x}"));
    let boundary = random.unwrap_or_default();
    let media_type = HeaderValue::try_from(format!("multipart/form-data; boundary={boundary}"));
    let (false, Ok(media_type)) = (boundary.is_empty(), media_type) else {
        let error = DecodeError::new("needs a random boundary, which the system does not provide");
        return Err(InvalidRequest::body(&error));
    };
    let parts = written(&boundary, styles, fields, files, file_fields)?;
    Ok((media_type, parts.into_body()))
}

fn written<'a>(
    boundary: &'a str,
    styles: FieldStyles,
    fields: &dyn Encode,
    files: &[(&str, &FilePart)],
    file_fields: &[FileField],
) -> Result<Parts<'a>, InvalidRequest> {
    let mut parts = Parts {
        boundary,
        pieces: VecDeque::new(),
        text: Vec::new(),
    };
    let push = &mut |name: &str, value: &str, is_json| {
        let default = if is_json { "application/json" } else { "" };
        let media_type = styles.media_type_of(name).unwrap_or(default);
        parts.push_field(name, media_type, value);
    };
    form::each_field(styles, fields, str::to_owned, push)?;
    for (name, file) in files {
        let field = file_fields.iter().find(|field| field.name == *name);
        let media_type = file_media_type::of(file, field.map_or("", |field| field.media_types));
        let media_type = media_type.map_err(|error| form::invalid(name, error))?;
        parts.push_file(name, file, &media_type);
    }
    // A required list can be empty.
    let is_missing =
        |field: &&FileField| field.required && files.iter().all(|(name, _)| *name != field.name);
    match file_fields.iter().find(is_missing) {
        Some(field) => Err(form::invalid(field.name, "is required")),
        None => Ok(parts),
    }
}

/// The parts: files, and the text between them.
struct Parts<'a> {
    boundary: &'a str,
    pieces: VecDeque<ByteStream>,
    text: Vec<u8>,
}

impl Parts<'_> {
    fn push_field(&mut self, name: &str, media_type: &str, text: &str) {
        self.begin(name, None, media_type);
        self.text.extend_from_slice(b"\r\n\r\n");
        self.text.extend_from_slice(text.as_bytes());
        self.text.extend_from_slice(b"\r\n");
    }

    fn push_file(&mut self, name: &str, file: &FilePart, media_type: &str) {
        let file_name = file.file_name.as_deref().unwrap_or(name);
        self.begin(name, Some(file_name), media_type);
        let own = [CONTENT_DISPOSITION, CONTENT_TYPE];
        let others = file.headers.iter().filter(|(name, _)| !own.contains(name));
        for (name, value) in others {
            self.text.extend_from_slice(b"\r\n");
            self.text.extend_from_slice(name.as_str().as_bytes());
            self.text.extend_from_slice(b": ");
            self.text.extend_from_slice(value.as_bytes());
        }
        self.text.extend_from_slice(b"\r\n\r\n");
        self.pieces.push_back(std::mem::take(&mut self.text).into());
        self.pieces.push_back(file.bytes.clone());
        self.text.extend_from_slice(b"\r\n");
    }

    fn begin(&mut self, name: &str, file_name: Option<&str>, media_type: &str) {
        let mut head = format!(
            "--{}\r\nContent-Disposition: form-data; name=\"{}\"",
            self.boundary,
            escaped(name)
        );
        // Writing to a string never fails.
        if let Some(file_name) = file_name {
            let _ = write!(head, "; filename=\"{}\"", escaped(file_name));
        }
        if !media_type.is_empty() {
            let _ = write!(head, "\r\nContent-Type: {media_type}");
        }
        self.text.extend_from_slice(head.as_bytes());
    }

    /// Joins the parts: into bytes in memory, which can be sent again, if all are in memory.
    fn into_body(mut self) -> ByteStream {
        let end = format!("--{}--\r\n", self.boundary);
        self.text.extend_from_slice(end.as_bytes());
        self.pieces.push_back(self.text.into());
        let whole: Option<Vec<&Bytes>> = self.pieces.iter().map(ByteStream::bytes).collect();
        if let Some(whole) = whole {
            let whole: Vec<u8> = whole.into_iter().flatten().copied().collect();
            return whole.into();
        }
        let lengths = self.pieces.iter().map(ByteStream::length);
        let length: Option<u64> = lengths.sum();
        let stream = ByteStream::from_stream(Chain(self.pieces));
        match length {
            None => stream,
            Some(length) => stream.of_length(length),
        }
    }
}

/// Concatenated streams.
struct Chain(VecDeque<ByteStream>);

impl Stream for Chain {
    type Item = Result<Bytes, ByteStreamError>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        while let Some(first) = self.0.front_mut() {
            if let Some(part) = ready!(Pin::new(first).poll_next(context)) {
                return Poll::Ready(Some(part));
            }
            self.0.pop_front();
        }
        Poll::Ready(None)
    }
}

/// Escapes a name for a header (HTML, "multipart/form-data").
fn escaped(name: &str) -> String {
    name.replace('"', "%22")
        .replace('\r', "%0D")
        .replace('\n', "%0A")
}
