// @generated from patterns.yaml by `cargo xtask codegen`; do not edit.
//! `postTags`: `POST /tags`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::Tag;

impl Client {
    /// `postTags`.
    ///
    /// `POST /tags`
    pub fn post_tags(&self, body: Vec<Tag>) -> Call<PostTags> {
        Call::new(&self.shared, Method::POST, "/tags").json(&body)
    }
}

/// The operation `postTags`.
#[derive(Debug)]
pub enum PostTags {}

impl Operation for PostTags {
    type Success = Reply<()>;

    type Failure = PostTagsFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `postTags`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PostTagsFailure {}

impl Documented for PostTagsFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(PostTagsFailure);
