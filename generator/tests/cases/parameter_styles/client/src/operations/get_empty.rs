// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `getEmpty`: `GET /empty`.

use http::Method;
use jiff::civil::Date;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::parameter_style::Style;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::ListStyle;
use crate::types::{Color, Nested, Range};

/// The required inputs of `getEmpty`.
#[derive(Clone, Debug)]
pub struct GetEmptyRequired {
    pub options: Range,
    pub nested: Nested,
    pub words: Vec<String>,
    pub commas: Vec<i64>,
    pub days: Vec<Date>,
    pub x_words: Vec<String>,
    pub x_range: Range,
    pub x_word: String,
    pub shades: Vec<String>,
}

impl Client {
    /// Required values that are sent as nothing.
    ///
    /// `GET /empty`
    pub fn get_empty(&self, required: GetEmptyRequired) -> Call<GetEmpty> {
        let GetEmptyRequired {
            options,
            nested,
            words,
            commas,
            days,
            x_words,
            x_range,
            x_word,
            shades,
        } = required;
        Call::new(&self.shared, Method::GET, "/empty")
            .query_styled("options", Style::Form { explode: true }, &options)
            .query_styled("nested", Style::Deep, &nested)
            .query_list("words", ListStyle::Repeated, words)
            .query_list("commas", ListStyle::Commas, commas)
            .query_styled("days", Style::Form { explode: true }, &days)
            .header_list("x-words", x_words)
            .header_styled("x-range", Style::Simple { explode: false }, &x_range)
            .header("x-word", x_word)
            .cookie_styled("shades", Style::Form { explode: false }, &shades)
    }
}

impl Call<GetEmpty> {
    pub fn none(self, none: Color) -> Self {
        self.query_styled("none", Style::Form { explode: false }, &none)
    }
}

/// The operation `getEmpty`.
#[derive(Debug)]
pub enum GetEmpty {}

impl Operation for GetEmpty {
    type Success = Reply<()>;

    type Failure = GetEmptyFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `getEmpty`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetEmptyFailure {}

impl Documented for GetEmptyFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(GetEmptyFailure);
