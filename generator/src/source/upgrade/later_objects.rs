//! The translation of objects other than schemas that OpenAPI 3.2 extends.

use serde_json::{Map, Value, json};

use super::other_objects::summary;
use super::{NAME, QUERYSTRING, mark};
use crate::source::grammar::Shape;

/// Translates an object.
pub(super) fn translate(object: &mut Map<String, Value>, shape: Shape) {
    match shape {
        // `content` takes precedence over the style of other query parameters.
        Shape::QuerystringParameter => object.extend([
            ("in".to_owned(), json!("query")),
            (mark(QUERYSTRING), true.into()),
        ]),
        Shape::Tag => summary(object),
        // `openapiv3` keeps only extensions.
        Shape::Server => {
            if let Some(name) = object.get("name").cloned() {
                object.insert(mark(NAME), name);
            }
        }
        _ => {}
    }
}
