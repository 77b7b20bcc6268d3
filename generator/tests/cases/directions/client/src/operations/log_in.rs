// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `logIn`: `POST /logins`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::{Login, Session};

impl Client {
    /// `logIn`.
    ///
    /// `POST /logins`
    pub fn log_in(&self, body: Login) -> Call<LogIn> {
        Call::new(&self.shared, Method::POST, "/logins").json(&body)
    }
}

/// The operation `logIn`.
#[derive(Debug)]
pub enum LogIn {}

impl Operation for LogIn {
    type Success = Reply<Vec<Session>>;

    type Failure = LogInFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `logIn`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum LogInFailure {}

impl Documented for LogInFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(LogInFailure);
