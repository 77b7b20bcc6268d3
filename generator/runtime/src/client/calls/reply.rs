//! Documented responses.

use std::fmt;
use std::ops::Deref;

use http::{HeaderMap, StatusCode};

use crate::runtime::client::deviation::Deviation;
use crate::runtime::client::header::ReadHeaders;
use crate::runtime::client::raw_response::{Headers, RawResponse};

/// A documented response: its status, its headers, and its body, to which it dereferences.
#[derive(Clone)]
pub struct Reply<T> {
    body: T,
    received: RawResponse,
}

impl<T> Reply<T> {
    pub(crate) fn new(body: T, received: RawResponse) -> Self {
        Self {
            body,
            received: received.without_body(),
        }
    }

    /// Returns the response, and the meaning of its status.
    #[doc(hidden)]
    pub fn documented(&self, meaning: &'static str) -> (&RawResponse, &'static str) {
        (&self.received, meaning)
    }

    /// Sets the documented status of a response of a mock, unless it was chosen.
    #[doc(hidden)]
    pub fn set_status(&mut self, status: u16) {
        self.received.set_documented_status(status);
    }

    /// Returns the response, to change it in a mock.
    #[doc(hidden)]
    pub fn received_mut(&mut self) -> &mut RawResponse {
        &mut self.received
    }

    /// Returns the response as received. After a success, its body is empty if it was decoded and not
    /// kept (`keep_body`).
    pub fn received(&self) -> &RawResponse {
        &self.received
    }

    /// Returns the status.
    pub fn status(&self) -> StatusCode {
        self.received.status()
    }

    /// Returns the documented headers of this response, as the type that the operation names.
    /// Absent and invalid headers are `None`.
    pub fn headers<H: ReadHeaders>(&self) -> H {
        H::read(self.received.headers())
    }

    /// Returns all headers as received.
    pub fn header_map(&self) -> &HeaderMap {
        self.received.headers()
    }

    /// Returns what deviates from the description and was left out of the body: at most the first 64 deviations. There
    /// are none unless the client is careful (`--client-careful` of the generator). The bytes of such a body are kept.
    pub fn deviations(&self) -> &[Deviation] {
        self.received.deviations()
    }

    /// Returns the body.
    pub fn body(&self) -> &T {
        &self.body
    }

    /// Replaces the body.
    pub fn map<U>(self, change: impl FnOnce(T) -> U) -> Reply<U> {
        Reply {
            body: change(self.body),
            received: self.received,
        }
    }

    /// Returns the body, and drops the rest.
    pub fn into_body(self) -> T {
        self.body
    }
}

/// A response with headers, for the traits of common headers. Only [`Reply`] implements it.
pub trait WithHeaders {
    /// Returns all headers as received. Its name is that of the method of [`Reply`], which is reserved for headers.
    fn header_map(&self) -> &HeaderMap;
}

impl<T> WithHeaders for Reply<T> {
    fn header_map(&self) -> &HeaderMap {
        self.received.headers()
    }
}

impl<T: fmt::Debug> fmt::Debug for Reply<T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Reply")
            .field("status", &self.status().as_u16())
            .field("body", &self.body)
            .field("headers", &Headers(self.header_map()))
            .finish()
    }
}

impl<T> Deref for Reply<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.body
    }
}
