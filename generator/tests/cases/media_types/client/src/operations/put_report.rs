// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `putReport`: `PUT /reports`.

use std::fmt;

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::media::Media;
use crate::runtime::received::Received;
use crate::runtime::reply::Reply;
use crate::types::{Note, ReportJson};

/// What a call of `putReport` cannot be without.
#[derive(Clone, Debug)]
pub struct PutReportRequired {
    /// `id`.
    pub id: i64,
    /// A report.
    pub body: ReportJson,
}

impl Client {
    /// `putReport`.
    ///
    /// `PUT /reports`
    pub fn put_report(&self, required: PutReportRequired) -> Call<PutReport> {
        let PutReportRequired { id, body } = required;
        Call::new(&self.shared, Method::PUT, "/reports").query("id", id).json(&body)
    }
}

/// What a call of `putReport` cannot be without.
#[derive(Clone, Debug)]
pub struct PutReportAsCsvRequired {
    /// `id`.
    pub id: i64,
    /// A report.
    pub body: String,
}

impl Client {
    /// `putReport`.
    ///
    /// `PUT /reports`
    ///
    /// As [`Client::put_report`], with a body of `text/csv; charset=utf-8`.
    pub fn put_report_as_csv(
        &self,
        required: PutReportAsCsvRequired,
    ) -> Call<PutReport> {
        let PutReportAsCsvRequired { id, body } = required;
        Call::new(&self.shared, Method::PUT, "/reports")
            .query("id", id)
            .whole("text/csv; charset=utf-8", body)
    }
}

/// What a call of `putReport` cannot be without.
#[derive(Clone, Debug)]
pub struct PutReportAsImageRequired {
    /// `id`.
    pub id: i64,
    /// A report.
    pub body: Media,
}

impl Client {
    /// `putReport`.
    ///
    /// `PUT /reports`
    ///
    /// As [`Client::put_report`], with a body of `image/*`.
    pub fn put_report_as_image(
        &self,
        required: PutReportAsImageRequired,
    ) -> Call<PutReport> {
        let PutReportAsImageRequired { id, body } = required;
        Call::new(&self.shared, Method::PUT, "/reports")
            .query("id", id)
            .media_body("image/*", body)
    }
}

impl Call<PutReport> {
    /// `accept`.
    pub fn accept_(self, accept_: impl AsRef<str>) -> Self {
        self.query("accept", accept_.as_ref())
    }
}

/// The operation `putReport`.
#[derive(Debug)]
pub enum PutReport {}

impl Call<PutReport> {
    /// Asks for an answer of `text/plain`.
    pub fn as_text(self) -> Call<PutReportAsText> {
        self.answered_as("text/plain")
    }
}

/// The operation `putReport`, answered with `text/plain`.
#[derive(Debug)]
pub enum PutReportAsText {}

impl Call<PutReport> {
    /// Asks for an answer of `application/vnd.note`.
    pub fn as_vnd_note(self) -> Call<PutReportAsVndNote> {
        self.answered_as("application/vnd.note")
    }
}

/// The operation `putReport`, answered with `application/vnd.note`.
#[derive(Debug)]
pub enum PutReportAsVndNote {}

impl Operation for PutReport {
    type Success = Reply<Note>;

    type Failure = PutReportFailure;

    fn read(received: Received) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

impl Operation for PutReportAsText {
    type Success = Reply<String>;

    type Failure = PutReportFailure;

    fn read(received: Received) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.of("text/plain")?.text(),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

impl Operation for PutReportAsVndNote {
    type Success = Reply<String>;

    type Failure = PutReportFailure;

    fn read(received: Received) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.of("application/vnd.note")?.text(),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// How `putReport` fails.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutReportFailure {}

impl fmt::Display for PutReportFailure {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for PutReportFailure {}
