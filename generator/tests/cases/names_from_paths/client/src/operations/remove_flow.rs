// @generated from names_from_paths.yaml by `cargo xtask codegen`; do not edit.
//! `delete_flow_flows__id__delete`: `DELETE /flows/{id}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;

impl Client {
    /// `delete_flow_flows__id__delete`.
    ///
    /// `DELETE /flows/{id}`
    pub fn remove_flow(&self, id: impl AsRef<str>) -> Call<RemoveFlow> {
        let id = id.as_ref();
        Call::new(
            &self.shared,
            Method::DELETE,
            Path::from("/flows/").parameter("id", id),
        )
    }
}

/// The operation `delete_flow_flows__id__delete`.
#[derive(Debug)]
pub enum RemoveFlow {}

impl Operation for RemoveFlow {
    type Success = Reply<()>;

    type Failure = RemoveFlowFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `delete_flow_flows__id__delete`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum RemoveFlowFailure {}

impl Documented for RemoveFlowFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(RemoveFlowFailure);
