//! Query parameters that keep reserved characters (`allowReserved`).

use std::fmt::Display;

use percent_encoding::{AsciiSet, utf8_percent_encode};

use crate::runtime::client::call::{CallBuilder, Operation, texts};
use crate::runtime::client::request_url::{ListStyle, RESERVED};

/// All but the unreserved characters, and the reserved ones without a meaning in a query.
const IN_QUERY: &AsciiSet = &RESERVED
    .remove(b':')
    .remove(b'/')
    .remove(b'?')
    .remove(b'@')
    .remove(b'!')
    .remove(b'$')
    .remove(b'(')
    .remove(b')')
    .remove(b'*')
    .remove(b',')
    .remove(b';')
    .remove(b'=');

/// As `IN_QUERY`, for items that are delimited by commas.
const BETWEEN_COMMAS: &AsciiSet = &IN_QUERY.add(b',');

pub(crate) fn encoded(text: &str) -> String {
    utf8_percent_encode(text, IN_QUERY).to_string()
}

pub(crate) fn encoded_between_commas(text: &str) -> String {
    utf8_percent_encode(text, BETWEEN_COMMAS).to_string()
}

impl<O: Operation> CallBuilder<O> {
    /// Sets a query parameter.
    #[doc(hidden)]
    pub fn query_allowing_reserved(mut self, name: &'static str, value: impl Display) -> Self {
        self.request.set_query_text(name, &value, encoded);
        self
    }

    /// Sets a list in the query. An empty list is omitted.
    #[doc(hidden)]
    pub fn query_list_allowing_reserved<T: Display>(
        mut self,
        name: &'static str,
        style: ListStyle,
        items: impl IntoIterator<Item = T>,
    ) -> Self {
        let encode = match style {
            ListStyle::Commas => encoded_between_commas,
            ListStyle::Repeated | ListStyle::Spaces | ListStyle::Pipes => encoded,
        };
        self.request
            .set_query_list(name, style, texts(items).as_deref(), encode);
        self
    }
}
