//! Parameters that are lists, objects, unions or JSON.

use std::borrow::Cow;

use crate::runtime::client::call::{CallBuilder, Operation};
use crate::runtime::client::request::{Location, Request, encoded};
use crate::runtime::client::request_url::Path;
use crate::runtime::client::styled;
use crate::runtime::encode::{self, Encode};
use crate::runtime::node::{self, Node};
use crate::runtime::parameter_style::Style;

/// Serializes a value in the path or in a cookie.
fn text(style: Style, name: &str, value: &dyn Encode) -> Option<Option<String>> {
    styled::text(style, name, &node::of(value)?, encoded)
}

impl Path {
    /// Appends the value of a path parameter in its style.
    #[must_use]
    pub fn styled(self, name: &'static str, style: Style, value: &dyn Encode) -> Self {
        match text(style, name, value) {
            Some(Some(text)) => self.value(name, text),
            Some(None) => self.refuse(name, "is empty"),
            None => self.refuse(name, "has a value that its style cannot represent"),
        }
    }

    /// Appends the value of a path parameter as JSON.
    #[must_use]
    pub fn json(self, name: &'static str, value: &dyn Encode) -> Self {
        match encode::to_text(value) {
            Some(json) => self.parameter(name, json),
            None => self.refuse(name, "has no JSON representation"),
        }
    }
}

impl<O: Operation> CallBuilder<O> {
    /// Sets a query parameter in its style. An empty value is omitted.
    #[doc(hidden)]
    pub fn query_styled(mut self, name: &'static str, style: Style, value: &dyn Encode) -> Self {
        self.request.set_query_styled(name, style, value, encoded);
        self
    }

    /// Sets a query parameter to JSON.
    #[doc(hidden)]
    pub fn query_json(mut self, name: &'static str, value: &dyn Encode) -> Self {
        self.request.set_query_json(name, value, encoded);
        self
    }

    /// Sets a header in its style. The name must be in lower case.
    #[doc(hidden)]
    pub fn header_styled(mut self, name: &'static str, style: Style, value: &dyn Encode) -> Self {
        self.request.set_header_styled(name, style, value);
        self
    }

    /// Sets a header to JSON, in ASCII. The name must be in lower case.
    #[doc(hidden)]
    pub fn header_json(mut self, name: &'static str, value: &dyn Encode) -> Self {
        self.request.set_header_json(name, value);
        self
    }

    /// Sets a cookie in its style. An empty value is omitted.
    #[doc(hidden)]
    pub fn cookie_styled(mut self, name: &'static str, style: Style, value: &dyn Encode) -> Self {
        self.request.set_cookie_styled(name, style, value);
        self
    }

    /// Sets a cookie to JSON.
    #[doc(hidden)]
    pub fn cookie_json(mut self, name: &'static str, value: &dyn Encode) -> Self {
        self.request.set_cookie_json(name, value);
        self
    }
}

/// The parts that do not depend on the operation.
impl Request {
    pub(crate) fn set_query_styled(
        &mut self,
        name: &'static str,
        style: Style,
        value: &dyn Encode,
        encode: styled::Encode,
    ) {
        let pairs = node::of(value).and_then(|node| styled::pairs(style, name, &node, encode));
        match pairs {
            Some(pairs) => {
                let pairs = pairs.into_iter();
                let pairs = pairs.map(|(name, value)| (Cow::Owned(name), value));
                self.set_pairs(name, pairs);
            }
            None => self.refuse(Location::Query, name),
        }
    }

    pub(crate) fn set_query_json(
        &mut self,
        name: &'static str,
        value: &dyn Encode,
        encode: styled::Encode,
    ) {
        match encode::to_text(value) {
            Some(json) => self.set_query(name, vec![encode(&json)]),
            None => self.refuse(Location::Query, name),
        }
    }

    fn set_header_styled(&mut self, name: &'static str, style: Style, value: &dyn Encode) {
        match node::of(value).and_then(|node| header_text(style, name, &node)) {
            Some(Some(text)) => self.set_header(name, &text),
            Some(None) => self.remove_header(name),
            None => self.refuse(Location::Header, name),
        }
    }

    fn set_header_json(&mut self, name: &'static str, value: &dyn Encode) {
        match encode::to_text(value) {
            Some(json) => self.set_header(name, &node::in_ascii(&json)),
            None => self.refuse(Location::Header, name),
        }
    }

    fn set_cookie_styled(&mut self, name: &'static str, style: Style, value: &dyn Encode) {
        match text(style, name, value) {
            Some(text) => self.set_cookie(name, text),
            None => self.refuse(Location::Cookie, name),
        }
    }

    fn set_cookie_json(&mut self, name: &'static str, value: &dyn Encode) {
        match encode::to_text(value) {
            Some(json) => self.set_cookie(name, Some(encoded(&json))),
            None => self.refuse(Location::Cookie, name),
        }
    }
}

/// Serializes a header, which has no escapes: its parts must not contain delimiters.
fn header_text(style: Style, name: &str, node: &Node) -> Option<Option<String>> {
    match node {
        Node::List(items) if items.iter().any(is_unclear) => None,
        Node::Fields(fields) if fields.iter().any(is_unclear_field) => None,
        node => styled::text(style, name, node, str::to_owned),
    }
}

fn is_unclear_field((name, value): &(String, Node)) -> bool {
    name.is_empty() || name.trim_ascii() != name || is_unclear(value)
}

/// Returns `true` if an item would be lost in a header: it is empty, or has white space around it.
fn is_unclear(node: &Node) -> bool {
    match node {
        Node::Text(text) => text.is_empty() || text.trim_ascii() != text.as_str(),
        Node::Null | Node::List(_) | Node::Fields(_) => false,
    }
}
