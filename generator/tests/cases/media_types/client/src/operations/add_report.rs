// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `addReport`: `POST /reports`.

use http::Method;

use crate::client::Client;
use crate::operations::ReportJson;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::media::Media;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::Note;

impl Client {
    /// `addReport`.
    ///
    /// `POST /reports`
    pub fn add_report(&self, body: ReportJson) -> Call<AddReport> {
        Call::new(&self.shared, Method::POST, "/reports").json(&body)
    }
}

impl Client {
    /// `addReport`.
    ///
    /// `POST /reports`
    ///
    /// Like [`Client::add_report`], with a `text/csv; charset=utf-8` body.
    pub fn add_report_as_csv(&self, body: String) -> Call<AddReport> {
        Call::new(&self.shared, Method::POST, "/reports")
            .whole("text/csv; charset=utf-8", body)
    }
}

impl Client {
    /// `addReport`.
    ///
    /// `POST /reports`
    ///
    /// Like [`Client::add_report`], with a `image/*` body.
    pub fn add_report_as_image(&self, body: Media) -> Call<AddReport> {
        Call::new(&self.shared, Method::POST, "/reports").media_body("image/*", body)
    }
}

impl Call<AddReport> {
    pub fn accept_(self, accept_: impl AsRef<str>) -> Self {
        self.query("accept", accept_.as_ref())
    }
}

/// The operation `addReport`.
#[derive(Debug)]
pub enum AddReport {}

impl Call<AddReport> {
    /// Requests a `text/plain` response.
    pub fn as_text(self) -> Call<AddReportAsText> {
        self.with_response("text/plain")
    }
}

/// The operation `addReport` with a `text/plain` response.
#[derive(Debug)]
pub enum AddReportAsText {}

impl Call<AddReport> {
    /// Requests a `application/vnd.note` response.
    pub fn as_vnd_note(self) -> Call<AddReportAsVndNote> {
        self.with_response("application/vnd.note")
    }
}

/// The operation `addReport` with a `application/vnd.note` response.
#[derive(Debug)]
pub enum AddReportAsVndNote {}

impl Operation for AddReport {
    type Success = Reply<Note>;

    type Failure = AddReportFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            201 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

impl Operation for AddReportAsText {
    type Success = Reply<String>;

    type Failure = AddReportFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            201 => received.of("text/plain")?.text(),
            _ => received.undocumented(|received| received.of("text/plain")?.text()),
        }
    }
}

impl Operation for AddReportAsVndNote {
    type Success = Reply<String>;

    type Failure = AddReportFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            201 => received.of("application/vnd.note")?.text(),
            _ => {
                received
                    .undocumented(|received| received.of("application/vnd.note")?.text())
            }
        }
    }
}

/// The errors of `addReport`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddReportFailure {}

impl Documented for AddReportFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(AddReportFailure);
