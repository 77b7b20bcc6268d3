// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `addOrder`: `POST /orders`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// Add an order.
    ///
    /// `POST /orders`
    pub fn add_order(&self) -> Call<AddOrder> {
        Call::new(&self.shared, Method::POST, "/orders")
            .credential(self.token.as_ref())
            .keyed("idempotency-key")
    }
}

impl Call<AddOrder> {
    /// A server that has seen the key answers as it did before.
    pub fn idempotency_key(self, idempotency_key: impl AsRef<str>) -> Self {
        self.header("idempotency-key", idempotency_key.as_ref())
    }
}

/// The operation `addOrder`.
#[derive(Debug)]
pub enum AddOrder {}

impl Operation for AddOrder {
    type Success = Reply<()>;

    type Failure = AddOrderFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            401 => Err(received.empty_failure(AddOrderFailure::Unauthorized)),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `addOrder`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddOrderFailure {
    /// `401`: who?
    Unauthorized(Reply<()>),
}

impl Documented for AddOrderFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match self {
            Self::Unauthorized(reply) => reply.documented("Who?"),
        }
    }
}

documented::implement!(AddOrderFailure);
