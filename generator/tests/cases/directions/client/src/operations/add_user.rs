// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `addUser`: `POST /users`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::{User, UserRequestType};

impl Client {
    /// `addUser`.
    ///
    /// `POST /users`
    pub fn add_user(&self, body: UserRequestType) -> Call<AddUser> {
        Call::new(&self.shared, Method::POST, "/users").json(&body)
    }
}

/// The operation `addUser`.
#[derive(Debug)]
pub enum AddUser {}

impl Operation for AddUser {
    type Success = Reply<User>;

    type Failure = AddUserFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            201 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `addUser`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddUserFailure {}

impl Documented for AddUserFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(AddUserFailure);
