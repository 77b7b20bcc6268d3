// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `changeReport`: `PATCH /reports`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::Note;

impl Client {
    /// `changeReport`.
    ///
    /// `PATCH /reports`
    pub fn change_report(&self) -> Call<ChangeReport> {
        Call::new(&self.shared, Method::PATCH, "/reports")
    }
}

impl Client {
    /// `changeReport`.
    ///
    /// `PATCH /reports`
    ///
    /// Like [`Client::change_report`], with a `application/merge-patch+json` body.
    pub fn change_report_as_merge_patch_json(&self, body: Note) -> Call<ChangeReport> {
        Call::new(&self.shared, Method::PATCH, "/reports")
            .json_as("application/merge-patch+json", &body)
    }
}

impl Client {
    /// `changeReport`.
    ///
    /// `PATCH /reports`
    ///
    /// Like [`Client::change_report`], with a `text/plain; charset=utf-8; header="a;b"`
    /// body.
    pub fn change_report_as_text(&self, body: String) -> Call<ChangeReport> {
        Call::new(&self.shared, Method::PATCH, "/reports")
            .whole("text/plain; charset=utf-8; header=\"a;b\"", body)
    }
}

impl Call<ChangeReport> {
    pub fn accept_(self, accept_: impl AsRef<str>) -> Self {
        self.query("accept", accept_.as_ref())
    }

    /// The body.
    pub fn body(self, body: Note) -> Self {
        self.json_as("application/json-patch+json", &body)
    }
}

/// The operation `changeReport`.
#[derive(Debug)]
pub enum ChangeReport {}

impl Operation for ChangeReport {
    type Success = Reply<Note>;

    type Failure = ChangeReportFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `changeReport`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ChangeReportFailure {}

impl Documented for ChangeReportFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(ChangeReportFailure);
