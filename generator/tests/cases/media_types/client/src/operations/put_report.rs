// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `putReport`: `PUT /reports`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::media::Media;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::{documented, object};
use crate::types::line::Line;
use crate::types::note::Note;

/// The required inputs of `putReport`.
#[derive(Clone, Debug)]
pub struct PutReportRequired {
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

/// The required inputs of `putReport`.
#[derive(Clone, Debug)]
pub struct PutReportAsCsvRequired {
    pub id: i64,
    /// A report.
    pub body: String,
}

impl Client {
    /// `putReport`.
    ///
    /// `PUT /reports`
    ///
    /// Like [`Client::put_report`], with a `text/csv; charset=utf-8` body.
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

/// The required inputs of `putReport`.
#[derive(Clone, Debug)]
pub struct PutReportAsImageRequired {
    pub id: i64,
    /// A report.
    pub body: Media,
}

impl Client {
    /// `putReport`.
    ///
    /// `PUT /reports`
    ///
    /// Like [`Client::put_report`], with a `image/*` body.
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
    pub fn accept_(self, accept_: impl AsRef<str>) -> Self {
        self.query("accept", accept_.as_ref())
    }
}

/// The operation `putReport`.
#[derive(Debug)]
pub enum PutReport {}

impl Call<PutReport> {
    /// Requests a `text/plain` response.
    pub fn as_text(self) -> Call<PutReportAsText> {
        self.with_response("text/plain")
    }
}

/// The operation `putReport` with a `text/plain` response.
#[derive(Debug)]
pub enum PutReportAsText {}

impl Call<PutReport> {
    /// Requests a `application/vnd.note` response.
    pub fn as_vnd_note(self) -> Call<PutReportAsVndNote> {
        self.with_response("application/vnd.note")
    }
}

/// The operation `putReport` with a `application/vnd.note` response.
#[derive(Debug)]
pub enum PutReportAsVndNote {}

impl Operation for PutReport {
    type Success = Reply<Note>;

    type Failure = PutReportFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

impl Operation for PutReportAsText {
    type Success = Reply<String>;

    type Failure = PutReportFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.of("text/plain")?.text(),
            _ => received.undocumented(|received| received.of("text/plain")?.text()),
        }
    }
}

impl Operation for PutReportAsVndNote {
    type Success = Reply<String>;

    type Failure = PutReportFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.of("application/vnd.note")?.text(),
            _ => {
                received
                    .undocumented(|received| received.of("application/vnd.note")?.text())
            }
        }
    }
}

/// The errors of `putReport`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutReportFailure {}

documented::implement! {
    PutReportFailure {}
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReportJson {
    pub lines: Vec<Line>,
}

/// The required fields of [`ReportJson`].
#[derive(Debug)]
pub struct ReportJsonRequired {
    pub lines: Vec<Line>,
}

object::implement! {
    ReportJson from ReportJsonRequired {
        required(lines, "lines");
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `put-report`.

    use crate::client::Client;
    use crate::operations::put_report::{
        PutReportAsCsvRequired, PutReportAsImageRequired, PutReportRequired,
    };
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};
    use crate::runtime::media::Media;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "put-report",
        about: "PUT /reports",
        long_about: "PUT /reports",
        flags: &[
            Flag::new("query-accept", Kind::Text, ""),
            Flag::new("id", Kind::INT64, "").required(),
            Flag::content_type(&["application/json", "text/csv", "image/*"]),
            Flag::new("lines", Kind::Text, "")
                .field("lines")
                .required()
                .list()
                .only_for(&["application/json"]),
            Flag::accept(
                "accept",
                &["application/json", "text/plain", "application/vnd.note"],
            ),
        ],
        body: Some(Body {
            help: "A report. (JSON for application/json, text for text/csv, bytes for image/*, @FILE, or - for standard input; options override its fields)",
            is_required: true,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = match arguments.body_type() {
            Some("text/csv") => {
                client
                    .put_report_as_csv(PutReportAsCsvRequired {
                        id: arguments.required("id")?,
                        body: arguments.text()?,
                    })
            }
            Some("image/*") => {
                client
                    .put_report_as_image(PutReportAsImageRequired {
                        id: arguments.required("id")?,
                        body: Media::new(
                            arguments.required_media_type()?,
                            arguments.bytes()?,
                        ),
                    })
            }
            _ => {
                client
                    .put_report(PutReportRequired {
                        id: arguments.required("id")?,
                        body: arguments.body()?,
                    })
            }
        };
        if let Some(value) = arguments.optional::<String>("query-accept")? {
            call = call.accept_(value);
        }
        Ok(PreparedCall::of(call))
    }
}
