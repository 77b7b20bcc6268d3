// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `getExploded`: `GET /exploded/{color}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::parameter_style::Style;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::types::{Color, Words};

impl Client {
    /// `getExploded`.
    ///
    /// `GET /exploded/{color}`
    pub fn get_exploded(&self, color: Color) -> Call<GetExploded> {
        Call::new(
            &self.shared,
            Method::GET,
            Path::from("/exploded/")
                .styled("color", Style::Simple { explode: true }, &color),
        )
    }
}

impl Call<GetExploded> {
    pub fn x_color(self, x_color: Color) -> Self {
        self.header_styled("x-color", Style::Simple { explode: false }, &x_color)
    }

    /// `color`.
    pub fn cookie_color(self, cookie_color: Color) -> Self {
        self.cookie_styled("color", Style::Form { explode: false }, &cookie_color)
    }

    pub fn shades(self, shades: impl IntoIterator<Item = impl Into<String>>) -> Self {
        let shades: Vec<String> = shades.into_iter().map(Into::into).collect();
        self.cookie_styled("shades", Style::Form { explode: false }, &shades)
    }

    pub fn words(self, words: impl IntoIterator<Item = impl Into<String>>) -> Self {
        let words: Words = words.into_iter().map(Into::into).collect();
        self.cookie_styled("words", Style::Form { explode: false }, &words)
    }

    pub fn filters(self, filters: impl IntoIterator<Item = Color>) -> Self {
        let filters: Vec<Color> = filters.into_iter().collect();
        self.query_json("filters", &filters)
    }

    pub fn x_filters(self, x_filters: impl IntoIterator<Item = Color>) -> Self {
        let x_filters: Vec<Color> = x_filters.into_iter().collect();
        self.header_json("x-filters", &x_filters)
    }
}

/// The operation `getExploded`.
#[derive(Debug)]
pub enum GetExploded {}

impl Operation for GetExploded {
    type Success = Reply<()>;

    type Failure = GetExplodedFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `getExploded`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetExplodedFailure {}

impl Documented for GetExplodedFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(GetExplodedFailure);
