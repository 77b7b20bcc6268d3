// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `addContact`: `POST /contacts`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::Contact;

impl Client {
    /// `addContact`.
    ///
    /// `POST /contacts`
    pub fn add_contact(&self, body: Contact) -> Call<AddContact> {
        Call::new(&self.shared, Method::POST, "/contacts").json(&body)
    }
}

/// The operation `addContact`.
#[derive(Debug)]
pub enum AddContact {}

impl Operation for AddContact {
    type Success = Reply<()>;

    type Failure = AddContactFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `addContact`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddContactFailure {}

impl Documented for AddContactFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(AddContactFailure);
