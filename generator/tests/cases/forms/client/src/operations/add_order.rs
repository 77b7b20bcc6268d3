// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `addOrder`: `POST /orders`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::parameter_style::Style;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::Order;

impl Client {
    /// `addOrder`.
    ///
    /// `POST /orders`
    pub fn add_order(&self, body: Order) -> Call<AddOrder> {
        Call::new(&self.shared, Method::POST, "/orders")
            .form(
                "application/x-www-form-urlencoded",
                FieldStyles::new(
                    &[
                        ("tags", FieldStyle::Styled(Style::Form { explode: false })),
                        ("colors", FieldStyle::Styled(Style::Pipes)),
                        ("metadata", FieldStyle::Styled(Style::Deep)),
                        ("lines", FieldStyle::Styled(Style::Deep)),
                        ("address", FieldStyle::Json),
                    ],
                ),
                &body,
            )
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
