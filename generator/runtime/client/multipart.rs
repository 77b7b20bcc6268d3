//! Bodies of several parts (`multipart/form-data`, RFC 7578).

use std::fmt::Write;

use bytes::Bytes;
use http::HeaderValue;

use super::call::{Call, Operation};
use super::encode::Encode;
use super::failure::InvalidRequest;
use super::field_style::{FieldStyle, style_of};
use super::form::json;
use super::node::{self, Node};
use super::styled;
use super::upload::{FilePart, Upload};

impl<O: Operation> Call<O> {
    /// Sets a body whose fields are parts. `styles` are those of the fields that are more than
    /// texts.
    #[doc(hidden)]
    pub fn multipart<T: Encode>(
        self,
        styles: &[(&'static str, FieldStyle)],
        body: &T,
    ) -> Self {
        self.parts(styles, body, &[])
    }

    /// The same with files.
    #[doc(hidden)]
    pub fn upload<T, S: Encode>(
        self,
        styles: &[(&'static str, FieldStyle)],
        body: &Upload<T>,
        fields: &S,
    ) -> Self {
        self.parts(styles, fields, &body.files)
    }

    fn parts<T: Encode>(
        self,
        styles: &[(&'static str, FieldStyle)],
        fields: &T,
        files: &[FilePart],
    ) -> Self {
        let boundary = format!("{:032x}", fastrand::u128(..));
        let body = written(&boundary, styles, fields, files);
        let media_type = format!("multipart/form-data; boundary={boundary}");
        match HeaderValue::try_from(media_type) {
            Ok(media_type) => self.body_of(media_type, body.ok_or(InvalidRequest::Form)),
            Err(_) => self.body_of(
                HeaderValue::from_static("multipart/form-data"),
                Err(InvalidRequest::Form),
            ),
        }
    }
}

/// The body; `None` of what could not be read back.
fn written<T: Encode>(
    boundary: &str,
    styles: &[(&'static str, FieldStyle)],
    fields: &T,
    files: &[FilePart],
) -> Option<Bytes> {
    let Node::Fields(nodes) = node::of(fields)? else {
        return None;
    };
    let mut parts = Parts {
        boundary,
        body: Vec::new(),
    };
    for (name, node) in &nodes {
        match (style_of(styles, name), node) {
            (_, Node::Null) => {}
            (FieldStyle::Json, _) => {
                for json in json(fields, name)? {
                    parts.push(name, None, "application/json", json.as_bytes())?;
                }
            }
            (FieldStyle::Styled(style), node) => {
                for (name, text) in styled::pairs(style, name, node, str::to_owned)? {
                    parts.push(&name, None, "", text.as_bytes())?;
                }
            }
        }
    }
    for file in files {
        let media_type = match file.media_type.as_str() {
            "" => "application/octet-stream",
            media_type => media_type,
        };
        let file_name = Some(file.file_name.as_deref().unwrap_or(&file.field));
        parts.push(&file.field, file_name, media_type, &file.bytes)?;
    }
    Some(parts.finish())
}

struct Parts<'a> {
    boundary: &'a str,
    body: Vec<u8>,
}

impl Parts<'_> {
    fn push(
        &mut self,
        name: &str,
        file_name: Option<&str>,
        media_type: &str,
        content: &[u8],
    ) -> Option<()> {
        if media_type.contains(['\r', '\n']) {
            return None;
        }
        let mut head = format!(
            "--{}\r\nContent-Disposition: form-data; name=\"{}\"",
            self.boundary,
            escaped(name)
        );
        // Writing to a string does not fail.
        if let Some(file_name) = file_name {
            let _ = write!(head, "; filename=\"{}\"", escaped(file_name));
        }
        if !media_type.is_empty() {
            let _ = write!(head, "\r\nContent-Type: {media_type}");
        }
        self.body.extend_from_slice(head.as_bytes());
        self.body.extend_from_slice(b"\r\n\r\n");
        self.body.extend_from_slice(content);
        self.body.extend_from_slice(b"\r\n");
        Some(())
    }

    fn finish(mut self) -> Bytes {
        let end = format!("--{}--\r\n", self.boundary);
        self.body.extend_from_slice(end.as_bytes());
        self.body.into()
    }
}

/// A name as it is written into a header (HTML, "multipart/form-data").
fn escaped(name: &str) -> String {
    name.replace('"', "%22")
        .replace('\r', "%0D")
        .replace('\n', "%0A")
}
