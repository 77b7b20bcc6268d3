// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `putArticle`: `PUT /articles`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::{Article, ArticleRequest};

impl Client {
    /// `putArticle`.
    ///
    /// `PUT /articles`
    pub fn put_article(&self, body: ArticleRequest) -> Call<PutArticle> {
        Call::new(&self.shared, Method::PUT, "/articles").json(&body)
    }
}

/// The operation `putArticle`.
#[derive(Debug)]
pub enum PutArticle {}

impl Operation for PutArticle {
    type Success = Reply<Article>;

    type Failure = PutArticleFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `putArticle`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutArticleFailure {}

impl Documented for PutArticleFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(PutArticleFailure);
