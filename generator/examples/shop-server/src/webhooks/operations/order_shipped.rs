// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! `orderShipped`: `POST`, the webhook `orderShipped`.

use http::Method;

use crate::runtime::client::call::{CallBuilder, Operation};
use crate::runtime::client::documented;
use crate::runtime::client::failure::Failure;
use crate::runtime::client::operation_info::OperationInfo;
use crate::runtime::client::raw_response::RawResponse;
use crate::runtime::client::reply::Reply;
use crate::types::order::Order;
use crate::webhooks::operations::Call;
use crate::webhooks::sender::WebhookEndpoint;

impl WebhookEndpoint {
    /// An order was shipped.
    ///
    /// The header `X-Signature` is the HMAC-SHA-256 of the body in hexadecimal, by the secret of the subscription.
    ///
    /// `POST`, the webhook `orderShipped`
    pub fn order_shipped(&self, body: Order) -> Call<OrderShipped> {
        Call(CallBuilder::new(&self.shared, Method::POST, "").json(&body))
    }
}

/// The webhook `orderShipped`.
#[derive(Debug)]
pub enum OrderShipped {}

impl Operation for OrderShipped {
    type Success = Reply<()>;

    type Failure = OrderShippedFailure;

    const INFO: OperationInfo = OperationInfo::new("orderShipped", "", &[]);

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `orderShipped`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum OrderShippedFailure {}

documented::implement! {
    OrderShippedFailure {}
}
