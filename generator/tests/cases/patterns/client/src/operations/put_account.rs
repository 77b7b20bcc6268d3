// @generated from patterns.yaml by `cargo xtask codegen`; do not edit.
//! `putAccount`: `PUT /accounts/{id}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::types::{Account, Problem, Tag};

/// The required inputs of `putAccount`.
#[derive(Clone, Debug)]
pub struct PutAccountRequired {
    pub id: String,
    /// The body.
    pub body: Account,
}

impl Client {
    /// `putAccount`.
    ///
    /// `PUT /accounts/{id}`
    pub fn put_account(&self, required: PutAccountRequired) -> Call<PutAccount> {
        let PutAccountRequired { id, body } = required;
        Call::new(
                &self.shared,
                Method::PUT,
                Path::from("/accounts/").parameter("id", id),
            )
            .json(&body)
    }
}

impl Call<PutAccount> {
    pub fn code(self, code: impl AsRef<str>) -> Self {
        self.query("code", code.as_ref())
    }

    pub fn slug(self, slug: impl AsRef<str>) -> Self {
        self.query("slug", slug.as_ref())
    }

    pub fn tag(self, tag: Tag) -> Self {
        self.query("tag", tag)
    }
}

/// The operation `putAccount`.
#[derive(Debug)]
pub enum PutAccount {}

impl Operation for PutAccount {
    type Success = Reply<()>;

    type Failure = PutAccountFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            400 => Err(received.json_failure(PutAccountFailure::BadRequest)),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `putAccount`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutAccountFailure {
    /// `400`: not possible.
    BadRequest(Reply<Problem>),
}

impl Documented for PutAccountFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match self {
            Self::BadRequest(reply) => reply.documented("Not possible"),
        }
    }
}

documented::implement!(PutAccountFailure);
