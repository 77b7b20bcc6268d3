//! Multipart bodies (`multipart/form-data`, RFC 7578): the fields are converted to JSON and then
//! decoded.

use std::borrow::Cow;

use http::header::CONTENT_TYPE;
use http::request::Parts;
use http::{HeaderMap, HeaderName, HeaderValue};

use crate::runtime::decode::Decode;
use crate::runtime::field_style::FieldStyles;
use crate::runtime::file_field::FileField;
use crate::runtime::media_type::{is_within, is_within_any, parameters, unquoted};
use crate::runtime::reason::Reason;
use crate::runtime::schema::Schema;
use crate::runtime::server::form::{Form, place};
use crate::runtime::server::multipart_reader::{PartReader, Piece};
use crate::runtime::upload::{FilePart, Files, Upload, from_named};
use crate::runtime::violation::{Place, Violations};

/// The parts of a body.
#[derive(Debug, Default)]
pub struct Found {
    pub(crate) fields: Vec<Part>,
    /// The files, with the names of their fields.
    pub(crate) files: Vec<(String, FilePart)>,
    /// The error of the body as a whole.
    pub(crate) error: Option<&'static str>,
}

/// Decodes a body without files.
pub fn decode<T: Decode>(
    found: &Found,
    schema: &'static Schema,
    styles: FieldStyles,
    violations: &mut Violations,
) -> Option<T> {
    if let Some(error) = found.error {
        violations.push(Place::Body(String::new()), error);
        return None;
    }
    let mut form = Form::new(schema, styles);
    for part in &found.fields {
        push(&mut form, part, violations);
    }
    form.finish(violations)
}

/// Decodes a body without files, or one of another media type.
pub fn decode_or<T: Decode>(
    parts: &Parts,
    bytes: &[u8],
    schema: &'static Schema,
    styles: FieldStyles,
    violations: &mut Violations,
    otherwise: impl FnOnce(&mut Violations) -> Option<T>,
) -> Option<T> {
    let media_type = parts.headers.get(CONTENT_TYPE);
    match media_type.is_some_and(|value| is_within(value.as_bytes(), b"multipart/form-data")) {
        true => decode(&split(parts, bytes, &[]), schema, styles, violations),
        false => otherwise(violations),
    }
}

/// Decodes a body with files, or notes every violation.
pub fn decode_upload<T: Decode, F: Files>(
    found: &Found,
    schema: &'static Schema,
    styles: FieldStyles,
    violations: &mut Violations,
) -> Option<Upload<T, F>> {
    if found.error.is_none() {
        check_files(F::FIELDS, &found.files, violations);
    }
    let fields = decode(found, schema, styles, violations)?;
    // A missing file is a violation.
    Some(Upload::new(fields, from_named(&found.files)?))
}

/// Splits a body with files into parts.
pub fn split_upload<F: Files>(parts: &Parts, bytes: &[u8]) -> Found {
    split(parts, bytes, F::FIELDS)
}

/// Splits a body into parts.
pub fn split(parts: &Parts, bytes: &[u8], file_fields: &[FileField]) -> Found {
    let mut found = Found::default();
    let split = boundary(parts).and_then(|boundary| {
        let mut reader = PartReader::new(&boundary);
        reader.push(bytes);
        let mut part: Option<Part> = None;
        while let Some(piece) = reader.next_piece()? {
            match (piece, &mut part) {
                (Piece::Head(head), _) => {
                    let before = part.replace(Part::read(&head)?);
                    found.take(before, file_fields);
                }
                (Piece::Data(data), Some(part)) => part.bytes.extend_from_slice(&data),
                (Piece::Data(_), None) => {}
            }
        }
        found.take(part, file_fields);
        reader.finish()
    });
    found.error = split.err();
    found
}

impl Found {
    fn take(&mut self, part: Option<Part>, file_fields: &[FileField]) {
        let Some(part) = part else {
            return;
        };
        match part.is_of(file_fields) {
            true => self.files.push(part.into_file()),
            false => self.fields.push(part),
        }
    }
}

fn push<'a>(form: &mut Form<'a>, part: &'a Part, violations: &mut Violations) {
    let Ok(text) = std::str::from_utf8(&part.bytes) else {
        violations.push(place(&part.name), Reason::syntax("is not UTF-8"));
        return;
    };
    let (name, text) = (Cow::Borrowed(part.name.as_str()), Cow::Borrowed(text));
    match is_within_any(
        part.media_type.as_bytes(),
        "application/json, application/*+json",
    ) {
        true => form.push_json(name, text),
        false => form.push(name, text, |text| Some(Cow::Borrowed(text)), violations),
    }
}

fn check_files(fields: &[FileField], files: &[(String, FilePart)], violations: &mut Violations) {
    for field in fields {
        let own = files.iter().filter(|(name, _)| name == field.name);
        let own = own.map(|(_, file)| (file, Some(Cow::Borrowed(file.media_type.as_str()))));
        for reason in field.reasons(&own.collect::<Vec<_>>()) {
            violations.push(place(field.name), reason);
        }
    }
}

/// A part of a body.
#[derive(Debug)]
pub(crate) struct Part {
    name: String,
    file_name: Option<String>,
    media_type: String,
    headers: HeaderMap,
    pub(crate) bytes: Vec<u8>,
}

impl Part {
    /// Parses the headers of a part, each preceded by a line break.
    pub(crate) fn read(head: &[u8]) -> Result<Self, &'static str> {
        let head =
            std::str::from_utf8(head).map_err(|_| "has a part with headers that are not UTF-8")?;
        let lines = head.split("\r\n").filter_map(|line| line.split_once(':'));
        let header = |name: &str| {
            let mut lines = lines.clone();
            let found = lines.find(|(known, _)| known.trim().eq_ignore_ascii_case(name));
            found.map(|(_, value)| value.trim())
        };
        let disposition = header("content-disposition").unwrap_or_default();
        let name = parameter(disposition, "name").ok_or("has a part without a name")?;
        let known = |(name, value): (&str, &str)| {
            let name = HeaderName::from_bytes(name.trim().as_bytes()).ok()?;
            Some((name, HeaderValue::from_bytes(value.trim().as_bytes()).ok()?))
        };
        let mut headers = HeaderMap::new();
        for (name, value) in lines.clone().filter_map(known) {
            headers.append(name, value);
        }
        Ok(Self {
            name: unescaped(name),
            file_name: parameter(disposition, "filename").map(unescaped),
            media_type: header("content-type").unwrap_or_default().to_owned(),
            headers,
            bytes: Vec::new(),
        })
    }

    /// Returns `true` if it belongs to a file field.
    pub(crate) fn is_of(&self, file_fields: &[FileField]) -> bool {
        file_fields.iter().any(|field| field.name == self.name)
    }

    /// Returns the name of the field and the file.
    pub(crate) fn into_file(self) -> (String, FilePart) {
        let mut file = FilePart::new(self.bytes).media_type(self.media_type);
        file.file_name = self.file_name;
        file.headers = self.headers;
        (self.name, file)
    }
}

/// Returns the boundary between the parts.
pub(crate) fn boundary(parts: &Parts) -> Result<String, &'static str> {
    // A body without a media type is accepted only if it is absent.
    let value = parts.headers.get(CONTENT_TYPE).ok_or("is required")?;
    let mut parameters = parameters(value.as_bytes());
    let boundary = parameters.find(|(name, _)| name.eq_ignore_ascii_case(b"boundary"));
    let boundary =
        boundary.and_then(|(_, value)| String::from_utf8(unquoted(value).into_owned()).ok());
    let boundary = boundary.filter(|boundary| (1..=70).contains(&boundary.len()));
    boundary.ok_or("has no boundary")
}

/// Returns a parameter of a header: a token or a quoted string.
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

/// Parses a value, and returns the rest. In quotes, a backslash only escapes a quote: file names
/// may contain other backslashes, and end with one (HTML, "multipart/form-data").
fn value_and_rest(text: &str) -> Option<(String, &str)> {
    let Some(quoted) = text.strip_prefix('"') else {
        let end = text.find(';').unwrap_or(text.len());
        let (value, rest) = text.split_at(end);
        return Some((value.trim().to_owned(), rest));
    };
    let mut value = String::new();
    let mut letters = quoted.chars();
    while let Some(letter) = letters.next() {
        let behind = letters.as_str();
        match (letter, behind.strip_prefix('"')) {
            ('"', _) => return Some((value, behind)),
            ('\\', Some(behind)) if is_end(behind) => return Some((value + "\\", behind)),
            ('\\', Some(_)) => {
                value.push('"');
                letters.next();
            }
            _ => value.push(letter),
        }
    }
    None
}

/// Returns `true` at the end of the header or the start of the next parameter.
fn is_end(text: &str) -> bool {
    let text = text.trim_start();
    match text.strip_prefix(';') {
        None => text.is_empty(),
        Some(next) => next.split_once('=').is_some_and(|(name, _)| {
            let name = name.trim();
            !name.is_empty() && !name.contains([' ', ';', '"'])
        }),
    }
}

/// Unescapes a name (HTML, "multipart/form-data").
fn unescaped(name: String) -> String {
    match name.contains('%') {
        true => name
            .replace("%22", "\"")
            .replace("%0D", "\r")
            .replace("%0A", "\n"),
        false => name,
    }
}
