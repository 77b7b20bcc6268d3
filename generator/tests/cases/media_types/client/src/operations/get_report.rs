// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `getReport`: `GET /reports`.

use http::{HeaderMap, Method};

use crate::client::Client;
use crate::runtime::call::{Call, Operation, Streamed};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::header::{self, ReadHeaders};
use crate::runtime::media::Media;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::note::Note;
use crate::types::problem::Problem;

impl Client {
    /// A report, of the media type that is asked for.
    ///
    /// `GET /reports`
    pub fn get_report(&self) -> Call<GetReport> {
        Call::new(&self.shared, Method::GET, "/reports")
            .accept("application/json, text/plain, application/problem+json")
    }
}

impl Call<GetReport> {
    pub fn accept_(self, accept_: impl AsRef<str>) -> Self {
        self.query("accept", accept_.as_ref())
    }
}

/// The operation `getReport`.
#[derive(Debug)]
pub enum GetReport {}

impl Call<GetReport> {
    /// Requests a `text/csv` response.
    pub fn as_csv(self) -> Call<GetReportAsCsv> {
        self.with_response("text/csv, text/plain, application/problem+json")
    }
}

/// The operation `getReport` with a `text/csv` response.
#[derive(Debug)]
pub enum GetReportAsCsv {}

impl Call<GetReport> {
    /// Requests a `image/*` response.
    pub fn as_image(self) -> Call<GetReportAsImage> {
        self.with_response("image/*, text/plain, application/problem+json")
    }
}

/// The operation `getReport` with a `image/*` response.
#[derive(Debug)]
pub enum GetReportAsImage {}

/// The success responses of `getReport`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetReportSuccess {
    /// `200`: the report.
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`GetReportOkHeaders`](crate::GetReportOkHeaders).
    Ok(Reply<Note>),
    /// `202`: not yet.
    Accepted(Reply<String>),
}

#[cfg(feature = "mock")]
impl crate::runtime::mock::MockedSuccess for GetReportSuccess {
    fn set_documented_status(&mut self, _: u16) {
        match self {
            Self::Ok(reply) => reply.set_status(200),
            Self::Accepted(reply) => reply.set_status(202),
        }
    }
}

impl Operation for GetReport {
    type Success = GetReportSuccess;

    type Failure = GetReportFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json().map(GetReportSuccess::Ok),
            202 => received.text().map(GetReportSuccess::Accepted),
            400 => Err(received.json_failure(GetReportFailure::BadRequest)),
            406 => Err(received.json_failure(GetReportFailure::NotAcceptable)),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The success responses of `getReport`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetReportAsCsvSuccess {
    /// `200`: the report.
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`GetReportOkHeaders`](crate::GetReportOkHeaders).
    Ok(Reply<String>),
    /// `202`: not yet.
    Accepted(Reply<String>),
}

#[cfg(feature = "mock")]
impl crate::runtime::mock::MockedSuccess for GetReportAsCsvSuccess {
    fn set_documented_status(&mut self, _: u16) {
        match self {
            Self::Ok(reply) => reply.set_status(200),
            Self::Accepted(reply) => reply.set_status(202),
        }
    }
}

impl Operation for GetReportAsCsv {
    type Success = GetReportAsCsvSuccess;

    type Failure = GetReportFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.of("text/csv")?.text().map(GetReportAsCsvSuccess::Ok),
            202 => received.text().map(GetReportAsCsvSuccess::Accepted),
            400 => Err(received.json_failure(GetReportFailure::BadRequest)),
            406 => Err(received.json_failure(GetReportFailure::NotAcceptable)),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The success responses of `getReport`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetReportAsImageSuccess {
    /// `200`: the report.
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`GetReportOkHeaders`](crate::GetReportOkHeaders).
    Ok(Reply<Media>),
    /// `202`: not yet.
    Accepted(Reply<String>),
}

#[cfg(feature = "mock")]
impl crate::runtime::mock::MockedSuccess for GetReportAsImageSuccess {
    fn set_documented_status(&mut self, _: u16) {
        match self {
            Self::Ok(reply) => reply.set_status(200),
            Self::Accepted(reply) => reply.set_status(202),
        }
    }
}

impl Operation for GetReportAsImage {
    type Success = GetReportAsImageSuccess;

    type Failure = GetReportFailure;

    const STREAMED: &'static [Streamed] = &[(200..=200, "image/*")];

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.of("image/*")?.media().map(GetReportAsImageSuccess::Ok),
            202 => received.text().map(GetReportAsImageSuccess::Accepted),
            400 => Err(received.json_failure(GetReportFailure::BadRequest)),
            406 => Err(received.json_failure(GetReportFailure::NotAcceptable)),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `getReport`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetReportFailure {
    /// `400`: a mistake.
    BadRequest(Reply<Problem>),
    /// `406`: nothing fits.
    NotAcceptable(Reply<Problem>),
}

documented::implement! {
    GetReportFailure {
        BadRequest: 400, "A mistake";
        NotAcceptable: 406, "Nothing fits";
    }
}

/// The headers of `GetReportOk`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetReportOkHeaders {
    pub x_lines: Option<i64>,
}

impl ReadHeaders for GetReportOkHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            x_lines: header::read(headers, "x-lines"),
        }
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-report`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-report",
        about: "A report, of the media type that is asked for.",
        long_about: "A report, of the media type that is asked for.\n\nGET /reports",
        flags: &[
            Flag::new("query-accept", Kind::Text, ""),
            Flag::accept("accept", &["application/json", "text/csv", "image/*"]),
        ],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client.get_report();
        if let Some(value) = arguments.optional::<String>("query-accept")? {
            call = call.accept_(value);
        }
        Ok(PreparedCall::of(call))
    }
}
