// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `getSimple`: `GET /simple/{word}/{words}/{color}`.

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

/// The required inputs of `getSimple`.
#[derive(Clone, Debug)]
pub struct GetSimpleRequired {
    pub word: String,
    pub words: Words,
    pub color: Color,
}

impl Client {
    /// `getSimple`.
    ///
    /// `GET /simple/{word}/{words}/{color}`
    pub fn get_simple(&self, required: GetSimpleRequired) -> Call<GetSimple> {
        let GetSimpleRequired { word, words, color } = required;
        Call::new(
            &self.shared,
            Method::GET,
            Path::from("/simple/")
                .parameter("word", word)
                .text("/")
                .styled("words", Style::Simple { explode: false }, &words)
                .text("/")
                .styled("color", Style::Simple { explode: false }, &color),
        )
    }
}

impl Call<GetSimple> {
    pub fn pairs(self, pairs: Color) -> Self {
        self.query_styled("pairs", Style::Form { explode: false }, &pairs)
    }

    pub fn x_words(self, x_words: impl IntoIterator<Item = impl Into<String>>) -> Self {
        let x_words: Vec<String> = x_words.into_iter().map(Into::into).collect();
        self.header_styled("x-words", Style::Simple { explode: false }, &x_words)
    }

    pub fn x_color(self, x_color: Color) -> Self {
        self.header_styled("x-color", Style::Simple { explode: true }, &x_color)
    }
}

/// The operation `getSimple`.
#[derive(Debug)]
pub enum GetSimple {}

impl Operation for GetSimple {
    type Success = Reply<()>;

    type Failure = GetSimpleFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `getSimple`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetSimpleFailure {}

impl Documented for GetSimpleFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(GetSimpleFailure);
