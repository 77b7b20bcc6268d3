//! Parameters that are lists, objects or unions: converted to JSON and then decoded.

use std::borrow::Cow;

use http::HeaderMap;

use crate::runtime::check;
use crate::runtime::decode::Decode;
use crate::runtime::parameter_style::Style;
use crate::runtime::reason::Reason;
use crate::runtime::schema::Schema;
use crate::runtime::server::cookies;
use crate::runtime::server::parameter::{Parameter, Text};
use crate::runtime::server::query::{self, percent_decode};
use crate::runtime::server::request_header;
use crate::runtime::server::string_to_json::{Fields, Kinds, Value, Writer, brackets, insert};
use crate::runtime::violation::{Place, Violations};

/// The maximum nesting depth of fields; a deeper name in the query is unknown.
const MAX_DEPTH: usize = 32;

/// The JSON of a parameter, not yet decoded.
pub struct Structured {
    place: Place,
    schema: &'static Schema,
    json: Text<'static>,
    /// `true` if clients omit an empty value.
    omits_empty: bool,
}

impl Structured {
    /// Returns the value, or `None` if it is absent or invalid; the latter is noted.
    pub fn optional<T: Decode>(self, violations: &mut Violations) -> Option<T> {
        let Text::Given(json) = self.json else {
            return None;
        };
        match check::decode(&json, self.schema) {
            Ok(value) => Some(value),
            Err(error) => {
                let mut found = Violations::new();
                found.note(error);
                violations.append(found.within(&self.place));
                None
            }
        }
    }

    /// Returns the value, or `None` if it is absent or invalid; both are noted.
    pub fn required<T: Decode>(self, violations: &mut Violations) -> Option<T> {
        self.or_empty(violations).optional(violations)
    }

    /// Reads an absent value as the empty one that clients omit, or notes that it is absent.
    fn or_empty(mut self, violations: &mut Violations) -> Self {
        if let Text::Absent = self.json {
            let empty = self.omits_empty.then(|| Kinds::of(self.schema).empty());
            match empty.flatten() {
                Some(empty) => self.json = Text::Given(Cow::Owned(empty)),
                None => violations.push(self.place.clone(), Reason::REQUIRED),
            }
        }
        self
    }
}

impl Parameter<'_> {
    /// Treats the text of the parameter as JSON.
    pub fn json(self, schema: &'static Schema) -> Structured {
        Structured {
            place: self.place,
            schema,
            json: match self.text {
                Text::Absent => Text::Absent,
                Text::Broken => Text::Broken,
                Text::Given(text) => Text::Given(Cow::Owned(text.into_owned())),
            },
            omits_empty: false,
        }
    }
}

/// Reads a path parameter.
pub fn path(
    name: &'static str,
    segment: &str,
    style: Style,
    schema: &'static Schema,
    violations: &mut Violations,
) -> Structured {
    let reader = Reader::new(Place::Path(name), name, style, schema, percent_decode);
    reader.one(Some(segment), violations)
}

/// Reads a query parameter. `others` are names that are not fields of the object.
pub fn query(
    query: Option<&str>,
    name: &'static str,
    style: Style,
    others: &[&str],
    schema: &'static Schema,
    violations: &mut Violations,
) -> Structured {
    let reader = Reader::new(Place::Query(name), name, style, schema, query::decode);
    let pairs = query::pairs(query.unwrap_or_default());
    match style {
        Style::Form { explode: true } => reader.exploded(pairs, others, violations),
        Style::Deep => reader.deep(pairs, violations),
        _ => {
            let is_named = |key: &str| query::decode(key).is_some_and(|key| key == name);
            let mut values = pairs.filter(|(key, _)| is_named(key));
            let first = values.next().map(|(_, value)| value);
            if values.next().is_some() {
                return reader.broken("must not be repeated", violations);
            }
            reader.one(first, violations)
        }
    }
}

/// Reads a header parameter, which may span several headers of the name.
pub fn header(
    headers: &HeaderMap,
    name: &'static str,
    style: Style,
    schema: &'static Schema,
    violations: &mut Violations,
) -> Structured {
    let reader = Reader::new(Place::Header(name), name, style, schema, as_it_is);
    match request_header::combined(headers, name) {
        None => reader.one(None, violations),
        Some(Some(text)) => reader.one(Some(text.trim_matches([' ', '\t'])), violations),
        Some(None) => reader.broken("is not UTF-8", violations),
    }
}

/// Reads a cookie parameter.
pub fn cookie(
    headers: &HeaderMap,
    name: &'static str,
    style: Style,
    schema: &'static Schema,
    violations: &mut Violations,
) -> Structured {
    let reader = Reader::new(Place::Cookie(name), name, style, schema, percent_decode);
    let mut values = cookies::values(headers, name);
    match (values.next().map(std::str::from_utf8), values.next()) {
        (None, _) => reader.one(None, violations),
        (Some(Ok(value)), None) => reader.one(Some(value), violations),
        (Some(Err(_)), None) => reader.broken(NOT_ENCODED, violations),
        (Some(_), Some(_)) => reader.broken("must not be repeated", violations),
    }
}

/// Headers are not encoded.
fn as_it_is(text: &str) -> Option<Cow<'_, str>> {
    Some(Cow::Borrowed(text))
}

const NOT_ENCODED: &str = "is not percent-encoded UTF-8";

/// Reads a parameter in its style.
struct Reader {
    place: Place,
    name: &'static str,
    style: Style,
    schema: &'static Schema,
    kinds: Kinds,
    decode: fn(&str) -> Option<Cow<'_, str>>,
}

impl Reader {
    fn new(
        place: Place,
        name: &'static str,
        style: Style,
        schema: &'static Schema,
        decode: fn(&str) -> Option<Cow<'_, str>>,
    ) -> Self {
        let kinds = Kinds::of(schema);
        Self {
            place,
            name,
            style,
            schema,
            kinds,
            decode,
        }
    }

    fn structured(self, json: Text<'static>) -> Structured {
        Structured {
            place: self.place,
            schema: self.schema,
            json,
            omits_empty: true,
        }
    }

    fn broken(self, message: &'static str, violations: &mut Violations) -> Structured {
        violations.push(self.place.clone(), message);
        self.structured(Text::Broken)
    }

    /// Reads the values under the name of the parameter.
    fn values(self, values: &[Value<'_>], violations: &mut Violations) -> Structured {
        if values.is_empty() {
            return self.structured(Text::Absent);
        }
        let mut writer = Writer::default();
        writer.all(&self.kinds, values);
        match writer.finish() {
            Some(json) => self.structured(Text::Given(Cow::Owned(json))),
            None => self.broken("has a repeated single value", violations),
        }
    }

    /// Reads a value that is a single text.
    fn one(self, text: Option<&str>, violations: &mut Violations) -> Structured {
        match text.map(|text| self.read(text)) {
            None => self.structured(Text::Absent),
            Some(Ok(value)) => self.values(&[value], violations),
            Some(Err(message)) => self.broken(message, violations),
        }
    }

    fn read<'a>(&self, text: &'a str) -> Result<Value<'a>, &'static str> {
        let text = self.inner(text)?;
        let decode = |text: &'a str| (self.decode)(text).ok_or(NOT_ENCODED);
        if !self.kinds.array && !self.kinds.object {
            return decode(self.unnamed(text)?).map(Value::Text);
        }
        let parts = self.parts(text)?;
        match parts.as_slice() {
            parts if self.kinds.object => self.fields(parts),
            [only] if self.kinds.scalar => Ok(Value::Text(only.clone())),
            _ => Ok(Value::List(parts.into_iter().map(Value::Text).collect())),
        }
    }

    /// Removes the prefix of the style.
    fn inner<'a>(&self, text: &'a str) -> Result<&'a str, &'static str> {
        match self.style {
            Style::Label { .. } => text
                .strip_prefix('.')
                .ok_or("expected a `.` before the value"),
            Style::Matrix { explode } => {
                let text = text
                    .strip_prefix(';')
                    .ok_or("expected a `;` before the value")?;
                match explode {
                    true => Ok(text),
                    false => self.behind_name(text),
                }
            }
            _ => Ok(text),
        }
    }

    fn behind_name<'a>(&self, text: &'a str) -> Result<&'a str, &'static str> {
        let (name, value) = text.split_once('=').unwrap_or((text, ""));
        match (self.decode)(name) {
            Some(name) if name == self.name => Ok(value),
            _ => Err("expected the parameter name before the value"),
        }
    }

    fn unnamed<'a>(&self, text: &'a str) -> Result<&'a str, &'static str> {
        match self.style {
            Style::Matrix { explode: true } => self.behind_name(text),
            _ => Ok(text),
        }
    }

    /// Returns the decoded parts of a text; those of an object with their names.
    fn parts<'a>(&self, text: &'a str) -> Result<Vec<Cow<'a, str>>, &'static str> {
        let decode = |text: &'a str| (self.decode)(text).ok_or(NOT_ENCODED);
        if self.style.is_delimited() {
            let text = decode(text)?;
            let parts = text.split(self.style.between());
            return Ok(parts.map(|part| Cow::Owned(part.to_owned())).collect());
        }
        let mut parts = Vec::new();
        let is_header = matches!(self.place, Place::Header(_));
        for part in text.split(self.style.between()) {
            let part = match is_header {
                true => part.trim_matches([' ', '\t']),
                false => part,
            };
            if is_header && part.is_empty() {
                continue;
            }
            if self.kinds.object && self.style.has_pairs() {
                let (name, value) = part.split_once('=').ok_or("expected `=` in each field")?;
                parts.extend([decode(name)?, decode(value)?]);
            } else {
                parts.push(decode(self.unnamed(part)?)?);
            }
        }
        Ok(parts)
    }

    fn fields<'a>(&self, parts: &[Cow<'a, str>]) -> Result<Value<'a>, &'static str> {
        let mut fields = Fields::new();
        for pair in parts.chunks(2) {
            let [name, value] = pair else {
                return Err("expected a value after each name");
            };
            let values = fields.entry(name.clone()).or_default();
            values.push(Value::Text(value.clone()));
        }
        Ok(Value::Fields(fields))
    }

    /// Reads `form` with `explode`: each field has its own name.
    fn exploded<'a>(
        self,
        pairs: impl Iterator<Item = (&'a str, &'a str)>,
        others: &[&str],
        violations: &mut Violations,
    ) -> Structured {
        let mut values = Vec::new();
        let mut fields = Fields::new();
        for (key, value) in pairs {
            let Some(key) = query::decode(key) else {
                violations.push(
                    Place::QueryString,
                    Reason::syntax("a name is not percent-encoded UTF-8"),
                );
                continue;
            };
            let is_field = self.kinds.object && self.kinds.has_field(&key, others);
            if !is_field && (self.kinds.object || key != self.name) {
                continue;
            }
            let Some(value) = query::decode(value) else {
                return self.broken(NOT_ENCODED, violations);
            };
            match is_field {
                true => fields.entry(key).or_default().push(Value::Text(value)),
                false => values.push(Value::Text(value)),
            }
        }
        if !fields.is_empty() {
            values.push(Value::Fields(fields));
        }
        self.values(&values, violations)
    }

    /// Reads `deepObject`: `name[field]=value`, and `name=value` unless it is an object.
    fn deep<'a>(
        self,
        pairs: impl Iterator<Item = (&'a str, &'a str)>,
        violations: &mut Violations,
    ) -> Structured {
        let mut values = Vec::new();
        let mut fields = Fields::new();
        for (key, value) in pairs {
            let Some(key) = query::decode(key) else {
                violations.push(
                    Place::QueryString,
                    Reason::syntax("a name is not percent-encoded UTF-8"),
                );
                continue;
            };
            let Some(path) = key.strip_prefix(self.name).and_then(brackets) else {
                continue;
            };
            let Some(value) = query::decode(value) else {
                return self.broken(NOT_ENCODED, violations);
            };
            match path.as_slice() {
                [] => values.push(Value::Text(value)),
                path if path.len() > MAX_DEPTH => {
                    return self.broken("is nested too deeply", violations);
                }
                path => insert(&mut fields, path, value),
            }
        }
        if !fields.is_empty() {
            values.push(Value::Fields(fields));
        }
        self.values(&values, violations)
    }
}
