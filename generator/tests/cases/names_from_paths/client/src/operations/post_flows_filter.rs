// @generated from names_from_paths.yaml by `cargo xtask codegen`; do not edit.
//! `read_flows_flows_filter_post`: `POST /flows/filter`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `read_flows_flows_filter_post`.
    ///
    /// `POST /flows/filter`
    pub fn post_flows_filter(&self) -> Call<PostFlowsFilter> {
        Call::new(&self.shared, Method::POST, "/flows/filter")
    }
}

/// The operation `read_flows_flows_filter_post`.
#[derive(Debug)]
pub enum PostFlowsFilter {}

impl Operation for PostFlowsFilter {
    type Success = Reply<()>;

    type Failure = PostFlowsFilterFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `read_flows_flows_filter_post`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PostFlowsFilterFailure {}

impl Documented for PostFlowsFilterFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(PostFlowsFilterFailure);
