//! Parameters that are lists, objects, of one of several types, or JSON.

use std::borrow::Cow;

use http::HeaderName;

use super::address::{Path, encode};
use super::call::{Call, Operation};
use super::encode::{self, Encode};
use super::node::{self, Node};
use super::style::Style;
use super::styled;

fn encoded(text: &str) -> String {
    encode(text).to_string()
}

/// The text of a value in the path or in a cookie.
fn text<T: Encode + ?Sized>(style: Style, name: &str, value: &T) -> Option<Option<String>> {
    styled::text(style, name, &node::of(value)?, encoded)
}

impl Path {
    /// Appends the value of a path parameter in its style.
    #[must_use]
    pub fn styled<T: Encode + ?Sized>(
        self,
        name: &'static str,
        style: Style,
        value: &T,
    ) -> Self {
        match text(style, name, value) {
            Some(Some(text)) => self.value(name, text),
            Some(None) | None => self.refuse(name),
        }
    }

    /// Appends the value of a path parameter as JSON.
    #[must_use]
    pub fn json<T: Encode + ?Sized>(self, name: &'static str, value: &T) -> Self {
        match encode::to_text(value) {
            Some(json) => self.parameter(name, json),
            None => self.refuse(name),
        }
    }
}

impl<O: Operation> Call<O> {
    /// Sets a query parameter in its style. What is empty is not sent.
    #[doc(hidden)]
    pub fn query_styled<T: Encode + ?Sized>(
        self,
        name: &'static str,
        style: Style,
        value: &T,
    ) -> Self {
        self.query_encoded(name, style, value, encoded)
    }

    /// The same, with values that are encoded like this.
    pub(super) fn query_encoded<T: Encode + ?Sized>(
        mut self,
        name: &'static str,
        style: Style,
        value: &T,
        encode: styled::Encode,
    ) -> Self {
        let pairs = node::of(value).and_then(|node| styled::pairs(style, name, &node, encode));
        match pairs {
            Some(pairs) => {
                let pairs = pairs.into_iter();
                let pairs = pairs.map(|(name, value)| (Cow::Owned(name), value));
                self.request.set_pairs(name, pairs);
            }
            None => self.request.refuse(name),
        }
        self
    }

    /// Sets a query parameter to JSON.
    #[doc(hidden)]
    pub fn query_json<T: Encode + ?Sized>(mut self, name: &'static str, value: &T) -> Self {
        match encode::to_text(value) {
            Some(json) => self.query(name, json),
            None => {
                self.request.refuse(name);
                self
            }
        }
    }

    /// Sets a header in its style. Its name is in lower case.
    #[doc(hidden)]
    pub fn header_styled<T: Encode + ?Sized>(
        mut self,
        name: &'static str,
        style: Style,
        value: &T,
    ) -> Self {
        match node::of(value).and_then(|node| header_text(style, name, &node)) {
            Some(Some(text)) => self.request.set_header(name, &text),
            Some(None) => {
                self.request.headers.remove(HeaderName::from_static(name));
            }
            None => self.request.refuse(name),
        }
        self
    }

    /// Sets a header to JSON, in ASCII. Its name is in lower case.
    #[doc(hidden)]
    pub fn header_json<T: Encode + ?Sized>(mut self, name: &'static str, value: &T) -> Self {
        match encode::to_text(value) {
            Some(json) => self.request.set_header(name, &node::in_ascii(&json)),
            None => self.request.refuse(name),
        }
        self
    }

    /// Sets a cookie in its style. What is empty is not sent.
    #[doc(hidden)]
    pub fn cookie_styled<T: Encode + ?Sized>(
        mut self,
        name: &'static str,
        style: Style,
        value: &T,
    ) -> Self {
        match text(style, name, value) {
            Some(text) => self.request.set_cookie(name, text),
            None => self.request.refuse(name),
        }
        self
    }

    /// Sets a cookie to JSON.
    #[doc(hidden)]
    pub fn cookie_json<T: Encode + ?Sized>(mut self, name: &'static str, value: &T) -> Self {
        match encode::to_text(value) {
            Some(json) => self.cookie(name, json),
            None => {
                self.request.refuse(name);
                self
            }
        }
    }
}

/// The text of a header, which has no encoding: what stands in it as it is must be clear.
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

/// Whether what stands beside others would not be read back: it is empty, or has spaces
/// around it.
fn is_unclear(node: &Node) -> bool {
    match node {
        Node::Text(text) => text.is_empty() || text.trim_ascii() != text.as_str(),
        Node::Null | Node::List(_) | Node::Fields(_) => false,
    }
}
