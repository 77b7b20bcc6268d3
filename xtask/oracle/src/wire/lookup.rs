//! Finds the parts of the original description that calls depend on.

use super::outline::{Content, Kind};
use serde_json::{Map, Value, json};

use super::sequences;
use crate::nodes;

/// The maximum number of references to follow.
const MAX_DEPTH: usize = 8;

/// An operation in the description.
pub struct OriginalOperation<'a> {
    whole: &'a Value,
    path: &'a str,
    item: &'a Value,
    operation: &'a Value,
}

impl<'a> OriginalOperation<'a> {
    /// The operation with this method at this path.
    pub fn find(whole: &'a Value, method: &str, path: &'a str) -> Option<Self> {
        let item = resolve(whole, whole.get("paths")?.get(path)?)?;
        let additional = || item.get("additionalOperations")?.get(method);
        let operation = item.get(method.to_ascii_lowercase()).or_else(additional)?;
        Some(Self {
            whole,
            path,
            item,
            operation,
        })
    }

    /// The schema of a parameter.
    pub fn parameter(&self, location: &str, name: &str) -> Option<Value> {
        let lists = [self.operation, self.item];
        let lists = lists.into_iter().filter_map(|one| one.get("parameters"));
        let all = lists.filter_map(Value::as_array).flatten();
        let mut all = all.filter_map(|one| resolve(self.whole, one));
        let found = all.find(|one| {
            let has = |key: &str, text: &str| one.get(key).and_then(Value::as_str) == Some(text);
            // The form of a whole query is an object in the query.
            let is_whole = location == "query" && has("in", "querystring");
            (has("in", location) || is_whole) && has("name", name)
        });
        let schema = |found| schema_of(self.whole, found);
        Some(found.map_or_else(|| self.undeclared(location, name), schema))
    }

    /// The schema of a parameter that only the path declares: a string, or the constant in its query.
    fn undeclared(&self, location: &str, name: &str) -> Value {
        let (_, query) = self.path.split_once('?').unwrap_or_default();
        let (query, _) = query.split_once('#').unwrap_or((query, ""));
        let parts = query.split('&').filter_map(|part| part.split_once('='));
        let mut texts = parts.filter(|(key, text)| *key == name && !text.starts_with('{'));
        match texts.next().filter(|_| location == "query") {
            Some((_, text)) => json!({"type": "string", "enum": [text]}),
            None => json!({"type": "string"}),
        }
    }

    /// The schema of the body of a request.
    pub fn body(&self, body: &Content) -> Option<Value> {
        let node = resolve(self.whole, self.operation.get("requestBody")?)?;
        self.content(node, body)
    }

    /// The schema of the body of a response.
    pub fn response_body(&self, key: &str, body: &Content) -> Option<Value> {
        self.content(self.response(key)?, body)
    }

    fn content(&self, node: &Value, body: &Content) -> Option<Value> {
        let schema = content(self.whole, node, &body.media_type)?;
        Some(match body.kind {
            Kind::Values(_) => sequences::schema_of_all(self.whole, schema),
            _ => schema,
        })
    }

    /// The schema of a header of a response.
    pub fn header(&self, key: &str, name: &str) -> Option<Value> {
        let headers = self.response(key)?.get("headers")?.as_object()?;
        let mut headers = headers.iter();
        let (_, header) = headers.find(|(known, _)| known.eq_ignore_ascii_case(name))?;
        resolve(self.whole, header).map(|header| schema_of(self.whole, header))
    }

    /// The alternatives of security schemes, each a set of schemes that are required together.
    pub fn security(&self) -> Vec<Vec<&'a str>> {
        let own = self.operation.get("security");
        let security = own.or_else(|| self.whole.get("security"));
        let alternatives = security.and_then(Value::as_array).into_iter().flatten();
        alternatives
            .filter_map(Value::as_object)
            .map(|alternative| alternative.keys().map(String::as_str).collect())
            .collect()
    }

    /// A security scheme.
    pub fn scheme(&self, name: &str) -> Option<&'a Value> {
        let schemes = self.whole.get("components")?.get("securitySchemes")?;
        resolve(self.whole, schemes.get(name)?)
    }

    fn response(&self, key: &str) -> Option<&'a Value> {
        let responses = self.operation.get("responses")?.as_object()?;
        let mut responses = responses.iter();
        let (_, response) = responses.find(|(known, _)| known.eq_ignore_ascii_case(key))?;
        resolve(self.whole, response)
    }
}

/// Resolves the references of a node.
pub fn resolve<'a>(whole: &'a Value, node: &'a Value) -> Option<&'a Value> {
    let mut node = node;
    for _ in 0..MAX_DEPTH {
        match node.get("$ref").and_then(Value::as_str) {
            None => return Some(node),
            Some(reference) => node = nodes::resolve(whole, reference)?,
        }
    }
    None
}

/// The schema of a parameter or a header; one that allows any value if there is none.
fn schema_of(whole: &Value, node: &Value) -> Value {
    let content = node.get("content").and_then(Value::as_object);
    let content = content.and_then(|content| resolve(whole, content.values().next()?));
    let content = content.and_then(|content| content.get("schema"));
    let schema = node.get("schema").or(content);
    schema.cloned().unwrap_or(Value::Object(Map::new()))
}

/// The schema of a media type; one that allows any value if there is none.
fn content(whole: &Value, node: &Value, media_type: &str) -> Option<Value> {
    let content = node.get("content")?.as_object()?;
    let found = content
        .iter()
        .find(|(known, _)| is_same_media_type(known, media_type));
    let found = found.or_else(|| content.iter().next())?.1;
    let found = resolve(whole, found)?;
    let items = found.get("itemSchema");
    let items = items.map(|items| json!({"type": "array", "items": items}));
    let schema = items.or_else(|| found.get("schema").cloned());
    Some(schema.unwrap_or(Value::Object(Map::new())))
}

fn is_same_media_type(one: &str, other: &str) -> bool {
    let [one, other] = [one, other].map(|text| text.split(';').next().unwrap_or_default().trim());
    one.eq_ignore_ascii_case(other)
}
