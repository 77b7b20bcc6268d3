//! Forms (`application/x-www-form-urlencoded`), converted to JSON and then decoded.

use std::borrow::Cow;

use http::header::CONTENT_TYPE;
use http::request::Parts;

use crate::runtime::decode::Decode;
use crate::runtime::decode_error;
use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::media_type::is_within;
use crate::runtime::parameter_style::Style;
use crate::runtime::reason::{Reason, ViolationKind};
use crate::runtime::schema::Schema;
use crate::runtime::server::query::{decode as decode_text, pairs};
use crate::runtime::server::request_body::decode_json;
use crate::runtime::server::string_to_json::{Fields, Kinds, Value, Writer, brackets, insert};
use crate::runtime::violation::{Place, Violations};

/// The maximum nesting depth of fields.
const MAX_DEPTH: usize = 32;

/// Decodes a form, or notes every violation of `schema`.
pub fn decode<T: Decode>(
    bytes: &[u8],
    schema: &'static Schema,
    styles: FieldStyles,
    violations: &mut Violations,
) -> Option<T> {
    let Ok(text) = std::str::from_utf8(bytes) else {
        violations.push(Place::Body(String::new()), Reason::syntax("is not UTF-8"));
        return None;
    };
    let mut form = Form::new(schema, styles);
    for (name, value) in pairs(text) {
        match decode_text(name) {
            Some(name) => form.push(name, Cow::Borrowed(value), decode_text, violations),
            None => violations.push(Place::Body(String::new()), Reason::syntax(NOT_ENCODED)),
        }
    }
    form.finish(violations)
}

/// Decodes a form or JSON, depending on the `Content-Type`.
pub fn decode_or_json<T: Decode>(
    parts: &Parts,
    bytes: &[u8],
    schema: &'static Schema,
    styles: FieldStyles,
    violations: &mut Violations,
) -> Option<T> {
    let media_type = parts.headers.get(CONTENT_TYPE);
    let form = b"application/x-www-form-urlencoded";
    match media_type.is_some_and(|value| is_within(value.as_bytes(), form)) {
        true => decode(bytes, schema, styles, violations),
        false => decode_json(bytes, schema, violations),
    }
}

const NOT_ENCODED: &str = "is not percent-encoded UTF-8";

/// Splits a name before its first bracket.
fn split_brackets(name: &str) -> (&str, &str) {
    name.split_at(name.find('[').unwrap_or(name.len()))
}

/// Returns the location of a field.
pub(crate) fn place(name: &str) -> Place {
    let mut pointer = String::new();
    decode_error::push_key(&mut pointer, name);
    Place::Body(pointer)
}

/// The fields of a form, while it is read.
pub struct Form<'a> {
    schema: &'static Schema,
    styles: FieldStyles,
    kinds: Kinds,
    fields: Fields<'a>,
}

impl<'a> Form<'a> {
    /// Creates an empty form.
    pub fn new(schema: &'static Schema, styles: FieldStyles) -> Self {
        Self {
            schema,
            styles,
            kinds: Kinds::of(schema),
            fields: Fields::new(),
        }
    }

    /// Adds a field in its style. `decode` decodes its value.
    pub fn push(
        &mut self,
        name: Cow<'a, str>,
        value: Cow<'a, str>,
        decode: fn(&str) -> Option<Cow<'_, str>>,
        violations: &mut Violations,
    ) {
        let decode = |text: &str| decode(text).map(|text| Cow::Owned(text.into_owned()));
        let style = self.style_of(&name);
        // A comma in an item is encoded, unlike the delimiters.
        let items: Option<Vec<Cow<'a, str>>> = match style {
            FieldStyle::Styled(Style::Form { explode: false }) => {
                value.split(',').map(decode).collect()
            }
            _ => decode(&value).map(|value| vec![value]),
        };
        let Some(items) = items else {
            violations.push(place(&name), Reason::syntax(NOT_ENCODED));
            return;
        };
        match (style, <[Cow<'a, str>; 1]>::try_from(items)) {
            (FieldStyle::Json | FieldStyle::JsonItems, Ok([json])) => self.push_json(name, json),
            (FieldStyle::Styled(style), Ok([text])) if style.is_delimited() => {
                let items = text.split(style.between());
                let items = items.map(|item| Value::Text(Cow::Owned(item.to_owned())));
                let value = Value::List(items.collect());
                self.fields.entry(name).or_default().push(value);
            }
            (_, Ok([text])) => self.push_text(name, text, violations),
            (_, Err(items)) => {
                let value = Value::List(items.into_iter().map(Value::Text).collect());
                self.fields.entry(name).or_default().push(value);
            }
        }
    }

    /// Returns the style of a field, whose name may have brackets.
    fn style_of(&self, name: &str) -> FieldStyle {
        let (stem, _) = split_brackets(name);
        match self.styles.of(stem) {
            FieldStyle::Styled(Style::Deep) => FieldStyle::Styled(Style::Deep),
            _ => self.styles.of(name),
        }
    }

    /// Adds a string, whose name may have brackets.
    fn push_text(&mut self, name: Cow<'a, str>, value: Cow<'a, str>, violations: &mut Violations) {
        let is_deep = self.style_of(&name) == FieldStyle::Styled(Style::Deep);
        let (stem, behind) = split_brackets(&name);
        match brackets(behind).filter(|_| is_deep) {
            Some(path) if path.len() > MAX_DEPTH => {
                violations.push(
                    place(stem),
                    Reason::fixed(ViolationKind::TooLarge, "is nested too deeply"),
                );
            }
            Some(path) => {
                let path: Vec<&str> = std::iter::once(stem).chain(path).collect();
                insert(&mut self.fields, &path, value);
            }
            None => self
                .fields
                .entry(name)
                .or_default()
                .push(Value::Text(value)),
        }
    }

    /// Adds a JSON field, regardless of its style.
    pub fn push_json(&mut self, name: Cow<'a, str>, json: Cow<'a, str>) {
        self.fields.entry(name).or_default().push(Value::Json(json));
    }

    /// Decodes the form.
    pub fn finish<T: Decode>(mut self, violations: &mut Violations) -> Option<T> {
        let known = violations.len();
        for (name, values) in &mut self.fields {
            if !self.kinds.has_field(name, &[]) {
                // It is ignored, or reported once as an unknown field.
                values.truncate(1);
            } else if values.len() > 1
                && (self.styles.of(name) == FieldStyle::Json || !self.kinds.field(name).array)
            {
                violations.push(place(name), Reason::REPEATED);
            }
        }
        if violations.len() > known {
            return None;
        }
        self.mark_missing();
        let mut writer = Writer::default();
        writer.all(&self.kinds, &[Value::Fields(self.fields)]);
        match writer.finish() {
            Some(json) => decode_json(json.as_bytes(), self.schema, violations),
            None => {
                let place = Place::Body(String::new());
                violations.push(
                    place,
                    Reason::fixed(ViolationKind::Repeated, "has a repeated single value"),
                );
                None
            }
        }
    }

    /// Marks absent JSON fields as missing: clients always send their value, even if it is empty.
    fn mark_missing(&mut self) {
        let missing = self.kinds.required_fields();
        for name in missing.filter(|name| self.styles.of(name) == FieldStyle::Json) {
            self.fields.entry(Cow::Borrowed(name)).or_default();
        }
    }
}
