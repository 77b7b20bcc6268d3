//! The translation of objects other than schemas that OpenAPI 3.2 extends.

use serde_json::{Map, Value, json};

use super::other_objects::summary;
use super::{COOKIE, NAME, QUERYSTRING, mark};
use crate::source::grammar::Shape;

/// Translates an object.
pub(super) fn translate(object: &mut Map<String, Value>, shape: Shape) {
    match shape {
        // `content` takes precedence over the style of other query parameters.
        Shape::QuerystringParameter => object.extend([
            ("in".to_owned(), json!("query")),
            (mark(QUERYSTRING), true.into()),
        ]),
        // `openapiv3` knows only `form`.
        Shape::CookieParameter if object.get("style") == Some(&json!(COOKIE)) => {
            object.shift_remove("style");
            object.insert(mark(COOKIE), true.into());
        }
        Shape::Response | Shape::Tag => summary(object),
        Shape::ApiKeyScheme
        | Shape::HttpScheme
        | Shape::OAuthScheme
        | Shape::OpenIdScheme
        | Shape::MutualTlsScheme => scheme(object),
        // `openapiv3` keeps only extensions.
        Shape::Server => {
            if let Some(name) = object.get("name").cloned() {
                object.insert(mark(NAME), name);
            }
        }
        _ => {}
    }
}

/// Adds the fields of a security scheme that are for readers to its description.
fn scheme(scheme: &mut Map<String, Value>) {
    let text = |key: &str| scheme.get(key).and_then(Value::as_str);
    let mut texts: Vec<String> = text("description").into_iter().map(str::to_owned).collect();
    if scheme.get("deprecated") == Some(&Value::Bool(true)) {
        texts.push("Deprecated.".to_owned());
    }
    if let Some(url) = text("oauth2MetadataUrl") {
        texts.push(format!("The metadata of the authorization server: <{url}>"));
    }
    if !texts.is_empty() {
        scheme.insert("description".to_owned(), texts.join("\n\n").into());
    }
}
