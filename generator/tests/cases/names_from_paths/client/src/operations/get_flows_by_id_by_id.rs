// @generated from names_from_paths.yaml by `cargo xtask codegen`; do not edit.
//! `read_flow_by_id`: `GET /flows/by-id/{id}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;

impl Client {
    /// `read_flow_by_id`.
    ///
    /// `GET /flows/by-id/{id}`
    pub fn get_flows_by_id_by_id(&self, id: impl AsRef<str>) -> Call<GetFlowsByIdById> {
        let id = id.as_ref();
        Call::new(
            &self.shared,
            Method::GET,
            Path::from("/flows/by-id/").parameter("id", id),
        )
    }
}

/// The operation `read_flow_by_id`.
#[derive(Debug)]
pub enum GetFlowsByIdById {}

impl Operation for GetFlowsByIdById {
    type Success = Reply<()>;

    type Failure = GetFlowsByIdByIdFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `read_flow_by_id`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetFlowsByIdByIdFailure {}

impl Documented for GetFlowsByIdByIdFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(GetFlowsByIdByIdFailure);
