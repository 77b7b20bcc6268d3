// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `putOrder`: `PUT /orders`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::Order;

impl Client {
    /// `putOrder`.
    ///
    /// `PUT /orders`
    pub fn put_order(&self) -> Call<PutOrder> {
        Call::new(&self.shared, Method::PUT, "/orders")
    }
}

impl Call<PutOrder> {
    /// The body.
    pub fn body(self, body: Order) -> Self {
        self.json(&body)
    }
}

/// The operation `putOrder`.
#[derive(Debug)]
pub enum PutOrder {}

impl Operation for PutOrder {
    type Success = Reply<Order>;

    type Failure = PutOrderFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `putOrder`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutOrderFailure {}

impl Documented for PutOrderFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(PutOrderFailure);
