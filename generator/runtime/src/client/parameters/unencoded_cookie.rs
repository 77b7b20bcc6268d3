//! Cookies that are not percent-encoded.

use std::fmt::Display;

use crate::runtime::client::call::{CallBuilder, Operation};
use crate::runtime::client::request::Location;
use crate::runtime::client::request_url::text;

impl<O: Operation> CallBuilder<O> {
    /// Sets a cookie to a value that is sent as it is (OpenAPI, `style: cookie`).
    #[doc(hidden)]
    pub fn unencoded_cookie(mut self, name: &'static str, value: impl Display) -> Self {
        match text(&value).filter(|text| text.bytes().all(is_cookie_octet)) {
            Some(text) => self.request.set_cookie(name, Some(text)),
            None => self.request.refuse(Location::Cookie, name),
        }
        self
    }
}

/// Returns `true` for the characters of a value (RFC 6265, section 4.1.1).
fn is_cookie_octet(byte: u8) -> bool {
    byte.is_ascii_graphic() && !b"\",;\\".contains(&byte)
}
