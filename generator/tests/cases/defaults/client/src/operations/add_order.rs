// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `addOrder`: `POST /orders`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::parameter_style::Style;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::ListStyle;
use crate::types::{Order, OrderRequest, Point, Size};

impl Client {
    /// `addOrder`.
    ///
    /// `POST /orders`
    pub fn add_order(&self, body: OrderRequest) -> Call<AddOrder> {
        Call::new(&self.shared, Method::POST, "/orders").json(&body)
    }
}

impl Call<AddOrder> {
    /// The server defaults to `["small","large"]`.
    pub fn tags(self, tags: impl IntoIterator<Item = Size>) -> Self {
        let tags: Vec<Size> = tags.into_iter().collect();
        self.query_list("tags", ListStyle::Repeated, tags)
    }

    /// The server defaults to `{"x":0,"y":0,"z":5}`.
    pub fn near(self, near: Point) -> Self {
        self.query_styled("near", Style::Deep, &near)
    }
}

/// The operation `addOrder`.
#[derive(Debug)]
pub enum AddOrder {}

impl Operation for AddOrder {
    type Success = Reply<Order>;

    type Failure = AddOrderFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `addOrder`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddOrderFailure {}

impl Documented for AddOrderFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(AddOrderFailure);
