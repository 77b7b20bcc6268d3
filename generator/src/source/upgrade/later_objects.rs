//! The translation of objects other than schemas that OpenAPI 3.2 extends.

use serde_json::{Map, Value, json};

use super::{QUERYSTRING, mark};
use crate::source::grammar::Shape;

/// Translates an object.
pub(super) fn translate(object: &mut Map<String, Value>, shape: Shape) {
    match shape {
        // `content` takes precedence over the style of other query parameters.
        Shape::QuerystringParameter => object.extend([
            ("in".to_owned(), json!("query")),
            (mark(QUERYSTRING), true.into()),
        ]),
        _ => {}
    }
}
