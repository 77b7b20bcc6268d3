// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! `setNode`: `PUT /node`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::Node;

impl Client {
    /// `setNode`.
    ///
    /// `PUT /node`
    pub fn set_node(&self, body: Node) -> Call<SetNode> {
        Call::new(&self.shared, Method::PUT, "/node").json(&body)
    }
}

/// The operation `setNode`.
#[derive(Debug)]
pub enum SetNode {}

impl Operation for SetNode {
    type Success = Reply<()>;

    type Failure = SetNodeFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `setNode`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum SetNodeFailure {}

impl Documented for SetNodeFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(SetNodeFailure);
