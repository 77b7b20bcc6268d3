//! What can be seen of a JSON value without reading it as a type.

use std::borrow::Cow;
use std::fmt;

use serde::de::{self, Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

use super::told::Shape;

/// How deep arrays and objects may stand in each other: what is read in steps would
/// have no limit otherwise.
const DEEPEST: usize = 127;

/// What can be seen of a JSON text.
pub fn of(json: &str) -> Result<Shape<'_>, serde_json::Error> {
    if depth(json) > DEEPEST {
        return Err(de::Error::custom("recursion limit exceeded"));
    }
    seen(json, first)
}

/// What can be seen of a JSON text, whose first item is looked at if it is an array.
fn seen<'a>(
    json: &'a str,
    first: fn(&'a str) -> Result<Option<Shape<'a>>, serde_json::Error>,
) -> Result<Shape<'a>, serde_json::Error> {
    Ok(match json.as_bytes().first() {
        Some(b'{') => Shape::Object(serde_json::from_str::<Fields>(json)?.0),
        Some(b'[') => Shape::Array(first(json)?.map(Box::new)),
        Some(b'"') => Shape::String(text(json)?),
        Some(b't' | b'f') => Shape::Boolean,
        Some(b'n') => Shape::Null,
        _ if json.contains(['.', 'e', 'E']) => Shape::Number,
        _ => Shape::Integer,
    })
}

/// What can be seen of the first item of an array. Neither the others nor its own items are looked
/// at: deep nesting would take too long.
fn first(json: &str) -> Result<Option<Shape<'_>>, serde_json::Error> {
    let items = json.get(1..).unwrap_or_default().trim_ascii_start();
    if items.starts_with(']') {
        return Ok(None);
    }
    let mut items = serde_json::Deserializer::from_str(items).into_iter::<&RawValue>();
    match items.next() {
        Some(item) => seen(item?.get(), |_| Ok(None)).map(Some),
        None => Ok(None),
    }
}

/// How deep arrays and objects stand in each other.
fn depth(json: &str) -> usize {
    let (mut depth, mut deepest) = (0_usize, 0);
    let (mut in_string, mut is_escaped) = (false, false);
    for byte in json.bytes() {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' if in_string => is_escaped = true,
            b'"' => in_string = !in_string,
            _ if in_string => {}
            b'[' | b'{' => {
                depth += 1;
                deepest = depth.max(deepest);
            }
            b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    deepest
}

fn text(json: &str) -> Result<Cow<'_, str>, serde_json::Error> {
    serde_json::from_str::<Text>(json).map(|text| text.0)
}

/// The fields of an object: their names, and the texts of those that have no parts.
struct Fields<'a>(Vec<(Cow<'a, str>, Option<Cow<'a, str>>)>);

impl<'de> Deserialize<'de> for Fields<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(FieldsVisitor)
    }
}

struct FieldsVisitor;

impl<'de> Visitor<'de> for FieldsVisitor {
    type Value = Fields<'de>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields<'de>, A::Error> {
        let mut fields = Vec::new();
        while let Some((name, value)) = map.next_entry::<Text<'de>, &'de RawValue>()? {
            let value = value.get();
            let text = match value.as_bytes().first() {
                Some(b'"') => Some(text(value).map_err(de::Error::custom)?),
                Some(b'{' | b'[' | b'n') | None => None,
                Some(_) => Some(Cow::Borrowed(value)),
            };
            fields.push((name.0, text));
        }
        Ok(Fields(fields))
    }
}

/// A string, copied only if it has an escape.
struct Text<'a>(Cow<'a, str>);

impl<'de> Deserialize<'de> for Text<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(TextVisitor)
    }
}

struct TextVisitor;

impl<'de> Visitor<'de> for TextVisitor {
    type Value = Text<'de>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a string")
    }

    fn visit_borrowed_str<E: de::Error>(self, text: &'de str) -> Result<Text<'de>, E> {
        Ok(Text(Cow::Borrowed(text)))
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Text<'de>, E> {
        Ok(Text(Cow::Owned(text.to_owned())))
    }
}
