//! Forms (`application/x-www-form-urlencoded`).

use bytes::Bytes;
use http::HeaderValue;
use serde::Serialize;

use super::address::encode;
use super::call::{Call, Operation};
use super::failure::InvalidRequest;
use super::field_style::{FieldStyle, style_of};
use super::node::{self, Node};
use super::styled;

impl<O: Operation> Call<O> {
    /// Sets a form as the body. `styles` are those of the fields that are more than texts.
    #[doc(hidden)]
    pub fn form<T: Serialize>(
        self,
        media_type: &'static str,
        styles: &[(&'static str, FieldStyle)],
        body: &T,
    ) -> Self {
        let pairs = pairs(styles, body).map(|pairs| {
            let pairs = pairs.iter();
            let pairs: Vec<String> = pairs
                .map(|(name, value)| format!("{}={value}", encode(name)))
                .collect();
            Bytes::from(pairs.join("&"))
        });
        self.body_of(
            HeaderValue::from_static(media_type),
            pairs.ok_or(InvalidRequest::Form),
        )
    }
}

/// The names and the encoded values of a form; `None` of what could not be read back.
fn pairs<T: Serialize>(
    styles: &[(&'static str, FieldStyle)],
    body: &T,
) -> Option<Vec<(String, String)>> {
    let Node::Fields(fields) = node::of(body)? else {
        return None;
    };
    let mut pairs = Vec::new();
    for (name, node) in &fields {
        match (style_of(styles, name), node) {
            (_, Node::Null) => {}
            (FieldStyle::Styled(style), node) => {
                pairs.extend(styled::pairs(style, name, node, encoded)?);
            }
            (FieldStyle::Json, _) => {
                let values = json(body, name)?.into_iter();
                pairs.extend(values.map(|json| (name.clone(), encoded(&json))));
            }
        }
    }
    Some(pairs)
}

/// The JSON of a field: of each item, if it is a list.
pub(super) fn json<T: Serialize>(body: &T, name: &str) -> Option<Vec<String>> {
    let body = serde_json::to_value(body).ok()?;
    Some(match body.get(name)? {
        serde_json::Value::Array(items) => items.iter().map(ToString::to_string).collect(),
        value => vec![value.to_string()],
    })
}

fn encoded(text: &str) -> String {
    encode(text).to_string()
}
