// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `getDeep`: `GET /deep`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::parameter_style::Style;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::{Color, Filter, GetDeepCreated};

impl Client {
    /// `getDeep`.
    ///
    /// `GET /deep`
    pub fn get_deep(&self) -> Call<GetDeep> {
        Call::new(&self.shared, Method::GET, "/deep")
    }
}

impl Call<GetDeep> {
    /// `color`.
    pub fn color(self, color: Color) -> Self {
        self.query_styled("color", Style::Deep, &color)
    }

    /// `filter`.
    pub fn filter(self, filter: Filter) -> Self {
        self.query_styled("filter", Style::Deep, &filter)
    }

    /// `created`.
    pub fn created(self, created: GetDeepCreated) -> Self {
        self.query_styled("created", Style::Deep, &created)
    }
}

/// The operation `getDeep`.
#[derive(Debug)]
pub enum GetDeep {}

impl Operation for GetDeep {
    type Success = Reply<()>;

    type Failure = GetDeepFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `getDeep`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetDeepFailure {}

impl Documented for GetDeepFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(GetDeepFailure);
