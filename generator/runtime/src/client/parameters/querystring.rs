//! A parameter that is the whole query.

use std::fmt::Display;

use crate::runtime::client::call::{CallBuilder, Operation};
use crate::runtime::client::request::{Location, Request, encoded};
use crate::runtime::client::request_url::text;
use crate::runtime::encode::{self, Encode};

impl<O: Operation> CallBuilder<O> {
    /// Sets the whole query.
    #[doc(hidden)]
    pub fn querystring(mut self, name: &'static str, value: impl Display) -> Self {
        let value = text(&value).map(|text| encoded(&text));
        self.request.set_whole_query(name, value);
        self
    }

    /// Sets the whole query to JSON.
    #[doc(hidden)]
    pub fn querystring_json(mut self, name: &'static str, value: &dyn Encode) -> Self {
        let value = encode::to_text(value).map(|json| encoded(&json));
        self.request.set_whole_query(name, value);
        self
    }
}

impl Request {
    /// Sets the whole query, encoded; `None` if it cannot be represented.
    fn set_whole_query(&mut self, name: &'static str, query: Option<String>) {
        self.accept_parameter(Location::Query, name);
        if query.is_none() {
            self.refuse(Location::Query, name);
        }
        self.whole_query = query.map(String::into_boxed_str);
    }
}
