// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `putSettings`: `PUT /settings`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::SettingsType;

impl Client {
    /// `putSettings`.
    ///
    /// `PUT /settings`
    pub fn put_settings(&self) -> Call<PutSettings> {
        Call::new(&self.shared, Method::PUT, "/settings")
    }
}

impl Call<PutSettings> {
    /// The body.
    pub fn body(self, body: SettingsType) -> Self {
        self.json(&body)
    }
}

/// The operation `putSettings`.
#[derive(Debug)]
pub enum PutSettings {}

impl Operation for PutSettings {
    type Success = Reply<()>;

    type Failure = PutSettingsFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `putSettings`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutSettingsFailure {}

impl Documented for PutSettingsFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(PutSettingsFailure);
