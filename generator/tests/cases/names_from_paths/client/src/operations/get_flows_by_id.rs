// @generated from names_from_paths.yaml by `cargo xtask codegen`; do not edit.
//! `read_flow_flows__id__get`: `GET /flows/{id}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;

impl Client {
    /// `read_flow_flows__id__get`.
    ///
    /// `GET /flows/{id}`
    pub fn get_flows_by_id(&self, id: impl AsRef<str>) -> Call<GetFlowsById> {
        let id = id.as_ref();
        Call::new(&self.shared, Method::GET, Path::from("/flows/").parameter("id", id))
    }
}

/// The operation `read_flow_flows__id__get`.
#[derive(Debug)]
pub enum GetFlowsById {}

impl Operation for GetFlowsById {
    type Success = Reply<()>;

    type Failure = GetFlowsByIdFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `read_flow_flows__id__get`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetFlowsByIdFailure {}

impl Documented for GetFlowsByIdFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(GetFlowsByIdFailure);
