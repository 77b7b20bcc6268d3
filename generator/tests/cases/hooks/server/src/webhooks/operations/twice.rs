// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `twice`: `POST`, the webhook `twice-a`.

use std::fmt;

use http::Method;

use crate::runtime::webhooks::call::{Call, Operation};
use crate::runtime::webhooks::failure::Failure;
use crate::runtime::webhooks::received::Received;
use crate::runtime::webhooks::reply::Reply;
use crate::types::TwiceBody;
use crate::webhooks::sender::Addressee;

impl Addressee {
    /// `twice`.
    ///
    /// `POST`, the webhook `twice-a`
    pub fn twice(&self) -> Call<Twice> {
        Call::new(&self.shared, Method::POST, "")
    }
}

impl Call<Twice> {
    /// The body.
    pub fn body(self, body: TwiceBody) -> Self {
        self.json(&body)
    }
}

/// The hook `twice`.
#[derive(Debug)]
pub enum Twice {}

impl Operation for Twice {
    type Success = Reply<()>;

    type Failure = TwiceFailure;

    fn read(received: Received) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// How `twice` fails.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum TwiceFailure {}

impl fmt::Display for TwiceFailure {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for TwiceFailure {}
