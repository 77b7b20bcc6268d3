//! Bodies of several parts (`multipart/form-data`, RFC 7578): the fields are put together as JSON,
//! which the type then reads.

use std::borrow::Cow;

use bytes::Bytes;
use http::header::CONTENT_TYPE;
use http::request::Parts;

use super::decode::Decode;
use super::field_style::FieldStyle;
use super::form::{Form, place};
use super::media_type::{essence, is_within};
use super::schema::Schema;
use super::upload::{FilePart, Upload};
use super::violation::{Place, Violations};

/// The most parts of a body.
const MOST_PARTS: usize = 1000;

/// A field that takes files.
#[derive(Clone, Copy, Debug)]
pub struct FileField {
    /// Its name on the wire.
    pub name: &'static str,
    /// Whether it must be given.
    pub required: bool,
    /// Whether it takes several.
    pub several: bool,
    /// The media types and ranges that it takes, with commas between them; any, if it is empty.
    pub media_types: &'static str,
}

/// Decodes a body without files. `styles` are those of the fields that are more than texts.
pub fn decode<T: Decode>(
    parts: &Parts,
    bytes: &Bytes,
    schema: &'static Schema,
    styles: &[(&'static str, FieldStyle)],
    holds: impl FnOnce(&T) -> bool,
    violations: &mut Violations,
) -> Option<T> {
    let upload = decode_upload(parts, bytes, schema, styles, &[], holds, violations)?;
    Some(upload.fields)
}

/// Decodes a body with files, or notes every rule that it breaks.
pub fn decode_upload<T: Decode>(
    parts: &Parts,
    bytes: &Bytes,
    schema: &'static Schema,
    styles: &[(&'static str, FieldStyle)],
    file_fields: &[FileField],
    holds: impl FnOnce(&T) -> bool,
    violations: &mut Violations,
) -> Option<Upload<T>> {
    let found = match boundary(parts).ok_or("has no boundary") {
        Ok(boundary) => split(bytes, &boundary),
        Err(message) => Err(message),
    };
    let found = match found {
        Ok(found) => found,
        Err(message) => {
            violations.push(Place::Body(String::new()), message);
            return None;
        }
    };
    let mut files = Vec::new();
    let mut form = Form::new(schema, styles);
    for part in &found {
        match file_fields.iter().any(|field| field.name == part.name) {
            true => files.push(part.to_file()),
            false => push(&mut form, part, violations),
        }
    }
    check_files(file_fields, &files, violations);
    let fields = form.finish(holds, violations)?;
    let mut upload = Upload::new(fields);
    upload.files = files;
    Some(upload)
}

fn push<'a>(form: &mut Form<'a>, part: &'a Part, violations: &mut Violations) {
    let Ok(text) = str::from_utf8(&part.bytes) else {
        violations.push(place(&part.name), "is not UTF-8");
        return;
    };
    let (name, text) = (Cow::Borrowed(part.name.as_str()), Cow::Borrowed(text));
    let kind = essence(part.media_type.as_bytes());
    let json = ["application/json", "application/*+json"];
    match json.iter().any(|range| is_within(kind, range.as_bytes())) {
        true => form.push_json(name, text),
        false => form.push(name, text, |text| Some(Cow::Borrowed(text)), violations),
    }
}

fn check_files(fields: &[FileField], files: &[FilePart], violations: &mut Violations) {
    for field in fields {
        let own = files.iter().filter(|file| file.field == field.name);
        let count = own.clone().count();
        if count == 0 && field.required {
            violations.push(place(field.name), "is required");
        }
        if count > 1 && !field.several {
            violations.push(place(field.name), "may be given once");
        }
        let is_other = |file: &FilePart| {
            let kind = essence(file.media_type.as_bytes());
            let mut ranges = field.media_types.split(", ");
            !ranges.any(|range| is_within(kind, range.as_bytes()))
        };
        if !field.media_types.is_empty() && own.clone().any(is_other) {
            let message = format!("expected a file of the media type {}", field.media_types);
            violations.push(place(field.name), message);
        }
    }
}

/// A part of a body.
#[derive(Debug)]
struct Part {
    name: String,
    file_name: Option<String>,
    media_type: String,
    bytes: Bytes,
}

impl Part {
    fn to_file(&self) -> FilePart {
        let mut file = FilePart::new(self.name.clone(), self.bytes.clone());
        file.file_name.clone_from(&self.file_name);
        file.media_type(self.media_type.clone())
    }
}

/// What stands between the parts.
fn boundary(parts: &Parts) -> Option<String> {
    let value = parts.headers.get(CONTENT_TYPE)?.to_str().ok()?;
    let boundary = parameter(value, "boundary")?;
    (1..=70).contains(&boundary.len()).then_some(boundary)
}

/// The parts of a body (RFC 2046, section 5.1.1).
fn split(body: &Bytes, boundary: &str) -> Result<Vec<Part>, &'static str> {
    const BROKEN: &str = "is not made of parts between its boundary";
    let first = format!("--{boundary}");
    let between = format!("\r\n--{boundary}");
    let mut at = match body.starts_with(first.as_bytes()) {
        true => first.len(),
        false => find(body, between.as_bytes()).ok_or(BROKEN)? + between.len(),
    };
    let mut parts = Vec::new();
    loop {
        let rest = body.get(at..).unwrap_or_default();
        if rest.starts_with(b"--") {
            return Ok(parts);
        }
        let blanks = rest.iter().take_while(|byte| matches!(byte, b' ' | b'\t'));
        let begin = at + blanks.count();
        let rest = body.get(begin..).unwrap_or_default();
        if !rest.starts_with(b"\r\n") {
            return Err(BROKEN);
        }
        let length = find(rest, between.as_bytes()).ok_or(BROKEN)?;
        let part = body.slice(begin..begin + length);
        parts.push(read(&part)?);
        if parts.len() > MOST_PARTS {
            return Err("has more than 1000 parts");
        }
        at = begin + length + between.len();
    }
}

/// Reads a part: a line end, its headers, an empty line, and what it holds.
fn read(part: &Bytes) -> Result<Part, &'static str> {
    let length = find(part, b"\r\n\r\n").ok_or("has a part without an end of its headers")?;
    let headers = part.get(..length).unwrap_or_default();
    let headers = str::from_utf8(headers).map_err(|_| "has a part with headers that are not UTF-8")?;
    let header = |name: &str| {
        let mut lines = headers.split("\r\n").filter_map(|line| line.split_once(':'));
        let found = lines.find(|(known, _)| known.trim().eq_ignore_ascii_case(name));
        found.map(|(_, value)| value.trim())
    };
    let disposition = header("content-disposition").unwrap_or_default();
    let name = parameter(disposition, "name").ok_or("has a part without a name")?;
    Ok(Part {
        name: unescaped(name),
        file_name: parameter(disposition, "filename").map(unescaped),
        media_type: header("content-type").unwrap_or_default().to_owned(),
        bytes: part.slice(length + 4..),
    })
}

/// A parameter of a header: a token, or a string in quotes.
fn parameter(header: &str, name: &str) -> Option<String> {
    let mut rest = header.split_once(';')?.1;
    loop {
        let (key, value) = rest.split_once('=')?;
        let (value, behind) = value_and_rest(value.trim_start())?;
        if key.trim().eq_ignore_ascii_case(name) {
            return Some(value);
        }
        rest = behind.split_once(';')?.1;
    }
}

/// A value and what stands behind it. In quotes, a backslash stands before a quote only: names of
/// files may have others.
fn value_and_rest(text: &str) -> Option<(String, &str)> {
    let Some(quoted) = text.strip_prefix('"') else {
        let end = text.find(';').unwrap_or(text.len());
        let (value, rest) = text.split_at(end);
        return Some((value.trim().to_owned(), rest));
    };
    let mut value = String::new();
    let mut letters = quoted.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        match letter {
            '"' => return Some((value, quoted.get(at + 1..)?)),
            '\\' if letters.next_if(|(_, next)| *next == '"').is_some() => value.push('"'),
            letter => value.push(letter),
        }
    }
    None
}

/// A name as it was before it was written into a header (HTML, "multipart/form-data").
fn unescaped(name: String) -> String {
    match name.contains('%') {
        true => name
            .replace("%22", "\"")
            .replace("%0D", "\r")
            .replace("%0A", "\n"),
        false => name,
    }
}

/// Where a text begins within another.
fn find(bytes: &[u8], text: &[u8]) -> Option<usize> {
    bytes.windows(text.len()).position(|window| window == text)
}
