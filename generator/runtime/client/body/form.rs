//! Forms (`application/x-www-form-urlencoded`).

use bytes::Bytes;
use http::HeaderValue;

use super::call::{Call, Operation};
use super::encode::{self, Encode};
use super::failure::InvalidRequest;
use super::field_style::{FieldStyle, FieldStyles};
use super::node::{self, Node};
use super::reader::Reader;
use super::request_url::encode;
use super::styled;

impl<O: Operation> Call<O> {
    /// Sets a form as the body.
    #[doc(hidden)]
    pub fn form(
        self,
        media_type: &'static str,
        styles: FieldStyles,
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
fn pairs(styles: FieldStyles, body: &dyn Encode) -> Option<Vec<(String, String)>> {
    let Node::Fields(fields) = node::of(body)? else {
        return None;
    };
    let mut pairs = Vec::new();
    for (name, node) in &fields {
        match (styles.of(name), node) {
            (FieldStyle::Json, _) => pairs.push((name.clone(), encoded(&json(body, name)?))),
            (_, Node::Null) => {}
            (FieldStyle::JsonItems, _) => {
                let items = json_items(body, name)?.into_iter();
                pairs.extend(items.map(|json| (name.clone(), encoded(&json))));
            }
            (FieldStyle::Styled(style), node) => {
                pairs.extend(styled::pairs(style, name, node, encoded)?);
            }
        }
    }
    Some(pairs)
}

/// Returns the JSON of a field.
pub(super) fn json(body: &dyn Encode, name: &str) -> Option<String> {
    let body = encode::to_text(body)?;
    let mut found = None;
    let read = Reader::new(&body).object(&mut |reader, field| {
        let value = reader.ahead()?;
        if field == name {
            found = Some(value.text().to_owned());
        }
        Ok(())
    });
    read.ok().and(found)
}

/// Returns the JSON of each item of a field that is a list.
pub(super) fn json_items(body: &dyn Encode, name: &str) -> Option<Vec<String>> {
    let json = json(body, name)?;
    let mut items = Vec::new();
    let read = Reader::new(&json).array(&mut |reader| {
        items.push(reader.ahead()?.text().to_owned());
        Ok(())
    });
    read.ok().map(|()| items)
}

fn encoded(text: &str) -> String {
    encode(text).to_string()
}
