// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `changeOrder`: `PATCH /orders`.

use http::Method;
use jiff::Zoned;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::field_style::FieldStyles;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::{documented, object};
use crate::types::Order;

impl Client {
    /// `changeOrder`.
    ///
    /// `PATCH /orders`
    pub fn change_order(&self, body: Order) -> Call<ChangeOrder> {
        Call::new(&self.shared, Method::PATCH, "/orders").json(&body)
    }
}

impl Client {
    /// `changeOrder`.
    ///
    /// `PATCH /orders`
    ///
    /// Like [`Client::change_order`], with a `application/x-www-form-urlencoded` body.
    pub fn change_order_as_form(&self, body: ChangeOrderBodyForm) -> Call<ChangeOrder> {
        Call::new(&self.shared, Method::PATCH, "/orders")
            .form("application/x-www-form-urlencoded", FieldStyles::new(&[]), &body)
    }
}

/// The operation `changeOrder`.
#[derive(Debug)]
pub enum ChangeOrder {}

impl Operation for ChangeOrder {
    type Success = Reply<Order>;

    type Failure = ChangeOrderFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `changeOrder`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ChangeOrderFailure {}

impl Documented for ChangeOrderFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(ChangeOrderFailure);

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChangeOrderBodyForm {
    pub at: Zoned,
}

/// The required fields of [`ChangeOrderBodyForm`].
#[derive(Debug)]
pub struct ChangeOrderBodyFormRequired {
    pub at: Zoned,
}

object::implement! {
    ChangeOrderBodyForm from ChangeOrderBodyFormRequired {
        required(at, "at");
    }
}
