// @generated from parameters.yaml by `cargo xtask codegen`; do not edit.
//! `listThings`: `GET /things`.

use http::Method;
use jiff::civil::Date;
use uuid::Uuid;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::date::DateText;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::finite::Finite;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::ListStyle;
use crate::runtime::uuid::UuidText;
use crate::runtime::{documented, text_format};
use crate::types::{Color, Colors};

/// The required inputs of `listThings`.
#[derive(Clone, Debug)]
pub struct ListThingsRequired {
    pub ids: Vec<i64>,
    pub x_trace: String,
    pub theme: String,
}

impl Client {
    /// `listThings`.
    ///
    /// `GET /things`
    pub fn list_things(&self, required: ListThingsRequired) -> Call<ListThings> {
        let ListThingsRequired { ids, x_trace, theme } = required;
        Call::new(&self.shared, Method::GET, "/things")
            .query_list("ids", ListStyle::Commas, ids)
            .header("x-trace", x_trace)
            .cookie("theme", theme)
    }
}

impl Call<ListThings> {
    pub fn tags(self, tags: impl IntoIterator<Item = impl Into<String>>) -> Self {
        let tags: Vec<String> = tags.into_iter().map(Into::into).collect();
        self.query_list("tags", ListStyle::Repeated, tags)
    }

    pub fn colors(self, colors: impl IntoIterator<Item = Color>) -> Self {
        let colors: Colors = colors.into_iter().collect();
        self.query_list("colors", ListStyle::Pipes, colors)
    }

    pub fn days(self, days: impl IntoIterator<Item = Date>) -> Self {
        let days: Vec<Date> = days.into_iter().collect();
        self.query_list(
            "days",
            ListStyle::Spaces,
            days.iter().map(text_format::text::<DateText>),
        )
    }

    pub fn limit(self, limit: i64) -> Self {
        self.query("limit", limit)
    }

    pub fn x_numbers(self, x_numbers: impl IntoIterator<Item = f64>) -> Self {
        let x_numbers: Vec<f64> = x_numbers.into_iter().collect();
        self.header_list("x-numbers", x_numbers.into_iter().map(Finite))
    }

    pub fn if_color(self, if_color: Color) -> Self {
        self.header("if-color", if_color)
    }

    pub fn session(self, session: Uuid) -> Self {
        self.cookie("session", text_format::text::<UuidText>(&session))
    }
}

/// The operation `listThings`.
#[derive(Debug)]
pub enum ListThings {}

impl Operation for ListThings {
    type Success = Reply<()>;

    type Failure = ListThingsFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `listThings`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListThingsFailure {}

impl Documented for ListThingsFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(ListThingsFailure);
