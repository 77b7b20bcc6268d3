//! Response headers that are lists or JSON.

use http::header::SET_COOKIE;
use http::{HeaderMap, HeaderName, HeaderValue};

use crate::runtime::encode::{self, Encode};
use crate::runtime::node::{self, Node};
use crate::runtime::server::header::unencodable;
use crate::runtime::server::rejection::Rejection;

/// Sets a header to a list, separated by commas. An item that contains a comma is an internal
/// error.
pub fn write_list<T: Encode + ?Sized>(
    headers: &mut HeaderMap,
    name: HeaderName,
    items: &T,
) -> Result<(), Rejection> {
    let Some(Node::List(items)) = node::of(items) else {
        return Err(unencodable(&name));
    };
    if name == SET_COOKIE {
        return write_cookies(headers, &items);
    }
    let texts: Option<Vec<&str>> = items.iter().map(item).collect();
    set(headers, name, texts.map(|texts| texts.join(",")))
}

/// Sets a header for each cookie: dates contain commas (RFC 6265, section 3).
fn write_cookies(headers: &mut HeaderMap, cookies: &[Node]) -> Result<(), Rejection> {
    for cookie in cookies {
        let Node::Text(text) = cookie else {
            return Err(unencodable(&SET_COOKIE));
        };
        let value = HeaderValue::try_from(text).map_err(|_| unencodable(&SET_COOKIE))?;
        headers.append(SET_COOKIE, value);
    }
    Ok(())
}

/// Sets a header to JSON, in ASCII.
pub fn write_json<T: Encode + ?Sized>(
    headers: &mut HeaderMap,
    name: HeaderName,
    value: &T,
) -> Result<(), Rejection> {
    let json = encode::to_bytes(value).and_then(|json| String::from_utf8(json).ok());
    set(headers, name, json.map(|json| node::in_ascii(&json)))
}

fn set(headers: &mut HeaderMap, name: HeaderName, text: Option<String>) -> Result<(), Rejection> {
    let value = text.and_then(|text| HeaderValue::try_from(text).ok());
    let value = value.ok_or_else(|| unencodable(&name))?;
    headers.insert(name, value);
    Ok(())
}

/// Returns the text of an item, unless it is ambiguous in a list.
fn item(node: &Node) -> Option<&str> {
    let Node::Text(text) = node else {
        return None;
    };
    let is_clear = !text.is_empty() && !text.contains(',') && text.trim_ascii() == text;
    is_clear.then_some(text)
}

/// Writes a list: `structured_header::write_list!(headers, "x-marks", self.marks)`. The name is parsed at compile time.
#[doc(hidden)]
#[macro_export]
macro_rules! write_list_header {
    ($headers:expr, $name:literal, $value:expr) => {
        $crate::runtime::server::structured_header::write_list(
            $headers,
            const { $crate::runtime::server::header::HeaderName::from_static($name) },
            &$value,
        )
    };
}

/// Writes JSON: `structured_header::write_json!(headers, "x-mark", self.mark)`. The name is parsed at compile time.
#[doc(hidden)]
#[macro_export]
macro_rules! write_json_header {
    ($headers:expr, $name:literal, $value:expr) => {
        $crate::runtime::server::structured_header::write_json(
            $headers,
            const { $crate::runtime::server::header::HeaderName::from_static($name) },
            &$value,
        )
    };
}

pub use write_json_header as write_json;
pub use write_list_header as write_list;
