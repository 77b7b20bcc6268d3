// @generated from constraints.yaml by `cargo xtask codegen`; do not edit.
//! `placeOrder`: `POST /orders`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::{Order, OrderProblem};

impl Client {
    /// `placeOrder`.
    ///
    /// `POST /orders`
    pub fn place_order(&self, body: Order) -> Call<PlaceOrder> {
        Call::new(&self.shared, Method::POST, "/orders").json(&body)
    }
}

impl Call<PlaceOrder> {
    /// The server defaults to `false`.
    pub fn dry_run(self, dry_run: bool) -> Self {
        self.query("dryRun", dry_run)
    }
}

/// The operation `placeOrder`.
#[derive(Debug)]
pub enum PlaceOrder {}

impl Operation for PlaceOrder {
    type Success = Reply<()>;

    type Failure = PlaceOrderFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            201 => received.empty(),
            422 => Err(received.json_failure(PlaceOrderFailure::UnprocessableEntity)),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `placeOrder`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PlaceOrderFailure {
    /// `422`: not possible.
    UnprocessableEntity(Reply<OrderProblem>),
}

impl Documented for PlaceOrderFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match self {
            Self::UnprocessableEntity(reply) => reply.documented("Not possible"),
        }
    }
}

documented::implement!(PlaceOrderFailure);
