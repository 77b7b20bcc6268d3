//! The positions of an instance in a request.

use percent_encoding::{NON_ALPHANUMERIC, percent_encode};

use crate::suites::server_program::Request;

/// The position of an instance in a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Position {
    /// A JSON body.
    Body,
    /// A property of a JSON body, which has a generated type.
    Property,
    /// A query parameter with JSON.
    Query,
    /// A property of a field of a form, with JSON. The field itself is an object, because an array would be a repeated field.
    Form,
    /// A property of a part of a multipart body, with JSON.
    Multipart,
}

const JSON: &str = "application/json";

const FORM: &str = "application/x-www-form-urlencoded";

const MULTIPART: &str = "multipart/form-data";

/// The name of the parameter or property.
const NAME: &str = "instance";

/// The name of the field of a form.
const FIELD: &str = "field";

impl Position {
    /// The name in the names of crates.
    pub fn name(self) -> &'static str {
        match self {
            Self::Body => "body",
            Self::Property => "property",
            Self::Query => "query",
            Self::Form => "form",
            Self::Multipart => "multipart",
        }
    }

    /// The lists of disagreements in addition to those of bodies.
    pub fn lists(self) -> Option<&'static str> {
        match self {
            Self::Body => None,
            Self::Property => Some("property"),
            Self::Query => Some("query"),
            Self::Form | Self::Multipart => Some("form"),
        }
    }

    /// The fields of an operation that takes an instance of a schema.
    pub fn operation(self, schema: &str) -> String {
        match self {
            Self::Body => body(JSON, &format!(r#"{{"schema": {schema}}}"#)),
            Self::Property => body(JSON, &format!(r#"{{"schema": {}}}"#, object(NAME, schema))),
            Self::Query => format!(
                r#""parameters": [{{"name": "{NAME}", "in": "query", "required": true,
  "content": {{"application/json": {{"schema": {schema}}}}}}}]"#
            ),
            Self::Form => body(FORM, &form(schema)),
            Self::Multipart => body(MULTIPART, &form(schema)),
        }
    }

    /// A request with an instance.
    pub fn request(self, server: usize, path: String, instance: &str) -> Request {
        let encode = |text: &str| percent_encode(text.as_bytes(), NON_ALPHANUMERIC).to_string();
        let object = property(instance);
        let (target, media_type, body) = match self {
            Self::Body => (path, JSON, instance.to_owned()),
            Self::Property => (path, JSON, object),
            Self::Query => {
                let target = format!("{path}?{NAME}={}", encode(instance));
                (target, "", String::new())
            }
            Self::Form => (path, FORM, format!("{FIELD}={}", encode(&object))),
            Self::Multipart => {
                let head = format!(
                    "Content-Disposition: form-data; name=\"{FIELD}\"\r\nContent-Type: {JSON}"
                );
                let body = format!("--limit\r\n{head}\r\n\r\n{object}\r\n--limit--\r\n");
                (path, "multipart/form-data; boundary=limit", body)
            }
        };
        Request {
            server,
            target,
            media_type,
            body: body.into_bytes(),
        }
    }
}

fn body(media_type: &str, content: &str) -> String {
    format!(r#""requestBody": {{"required": true, "content": {{"{media_type}": {content}}}}}"#)
}

/// The content of a form with one field, an object with one property.
fn form(schema: &str) -> String {
    let schema = object(FIELD, &object(NAME, schema));
    let encoding = format!(r#"{{"{FIELD}": {{"contentType": "{JSON}"}}}}"#);
    format!(r#"{{"schema": {schema}, "encoding": {encoding}}}"#)
}

/// The schema of an object with a property.
fn object(name: &str, schema: &str) -> String {
    let properties = format!(r#"{{"{name}": {schema}}}"#);
    format!(r#"{{"type": "object", "required": ["{name}"], "properties": {properties}}}"#)
}

/// An object with an instance as its property.
pub fn property(instance: &str) -> String {
    format!(r#"{{"{NAME}": {instance}}}"#)
}
