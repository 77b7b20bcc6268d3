// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `sharedCall`: `POST`, the callback `shared` of `makeA` and `POST /b`, to
//! `{$request.body#/url}`.

use http::{HeaderMap, Method};

use crate::runtime::webhooks::call::{Call, Operation};
use crate::runtime::webhooks::documented;
use crate::runtime::webhooks::failure::Failure;
use crate::runtime::webhooks::header::{self, ReadHeaders};
use crate::runtime::webhooks::raw_response::RawResponse;
use crate::runtime::webhooks::reply::Reply;
use crate::types::both::Both;
use crate::types::color::Color;
use crate::types::shared_call_body::SharedCallBody;
use crate::webhooks::sender::WebhookEndpoint;

impl WebhookEndpoint {
    /// `sharedCall`.
    ///
    /// `POST`, the callback `shared` of `makeA` and `POST /b`, to
    /// `{$request.body#/url}`
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`SharedCallHeaders`](crate::webhooks::SharedCallHeaders).
    pub fn shared_call(&self) -> Call<SharedCall> {
        Call::new(&self.shared, Method::POST, "")
    }
}

impl Call<SharedCall> {
    /// The body.
    pub fn body(self, body: SharedCallBody) -> Self {
        self.json(&body)
    }
}

/// The webhook `sharedCall`.
#[derive(Debug)]
pub enum SharedCall {}

impl Operation for SharedCall {
    type Success = Reply<Both>;

    type Failure = SharedCallFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `sharedCall`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum SharedCallFailure {}

documented::implement! {
    SharedCallFailure {}
}

/// The headers of `SharedCall`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SharedCallHeaders {
    pub x_rate: Option<i64>,
    pub x_color: Option<Color>,
}

impl ReadHeaders for SharedCallHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            x_rate: header::read(headers, "x-rate"),
            x_color: header::read(headers, "x-color"),
        }
    }
}
