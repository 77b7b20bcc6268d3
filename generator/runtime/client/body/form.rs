//! Forms (`application/x-www-form-urlencoded`).

use bytes::Bytes;
use http::HeaderValue;

use super::call::{Call, Operation};
use super::encode::{self, Encode};
use super::failure::InvalidRequest;
use super::field_style::{FieldStyle, style_of};
use super::node::{self, Node};
use super::reader::{Kind, Reader};
use super::request_url::encode;
use super::styled;

impl<O: Operation> Call<O> {
    /// Sets a form as the body. `styles` are those of the fields that are not single strings.
    #[doc(hidden)]
    pub fn form(
        self,
        media_type: &'static str,
        styles: &[(&'static str, FieldStyle)],
        body: &dyn Encode,
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

/// Encodes a form; `None` if a value cannot be represented.
fn pairs(
    styles: &[(&'static str, FieldStyle)],
    body: &dyn Encode,
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

/// Returns the JSON of a field; of a list, that of each item.
pub(super) fn json(body: &dyn Encode, name: &str) -> Option<Vec<String>> {
    let body = encode::to_text(body)?;
    let mut found = None;
    let mut reader = Reader::new(&body);
    let read = reader.object(&mut |reader, field| {
        let value = reader.ahead()?;
        if field == name {
            found = Some(value);
        }
        Ok(())
    });
    read.ok()?;
    items(found?)
}

/// Returns the JSON of each item of a list, or of another value.
fn items(mut value: Reader<'_>) -> Option<Vec<String>> {
    if !matches!(value.kind(), Ok(Kind::Array)) {
        return Some(vec![value.text().to_owned()]);
    }
    let mut items = Vec::new();
    let read = value.array(&mut |reader| {
        items.push(reader.ahead()?.text().to_owned());
        Ok(())
    });
    read.ok().map(|()| items)
}

fn encoded(text: &str) -> String {
    encode(text).to_string()
}
