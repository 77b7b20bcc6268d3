// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `addReport`: `POST /reports`.

use http::Method;

use crate::client::Client;
use crate::operations::Call;
use crate::runtime::client::call::{CallBuilder, Operation};
use crate::runtime::client::documented;
use crate::runtime::client::failure::Failure;
use crate::runtime::client::operation_info::OperationInfo;
use crate::runtime::client::raw_response::RawResponse;
use crate::runtime::client::reply::Reply;
use crate::runtime::media::Media;
use crate::types::note::Note;
use crate::types::report_json::ReportJson;

impl Client {
    /// `addReport`.
    ///
    /// `POST /reports`
    pub fn add_report(&self, body: ReportJson) -> Call<AddReport> {
        Call(CallBuilder::new(&self.shared, Method::POST, "/reports").json(&body))
    }
}

impl Client {
    /// `addReport`.
    ///
    /// `POST /reports`
    ///
    /// Like [`Client::add_report`], with a `text/csv; charset=utf-8` body.
    pub fn add_report_as_csv(&self, body: impl Into<String>) -> Call<AddReport> {
        let body: String = body.into();
        Call(
            CallBuilder::new(&self.shared, Method::POST, "/reports")
                .whole("text/csv; charset=utf-8", body),
        )
    }
}

impl Client {
    /// `addReport`.
    ///
    /// `POST /reports`
    ///
    /// Like [`Client::add_report`], with a `image/*` body.
    pub fn add_report_as_image(&self, body: Media) -> Call<AddReport> {
        Call(
            CallBuilder::new(&self.shared, Method::POST, "/reports")
                .media_body("image/*", body),
        )
    }
}

impl Call<AddReport> {
    pub fn accept_(self, accept_: impl AsRef<str>) -> Self {
        Self(self.0.query("accept", accept_.as_ref()))
    }
}

/// The operation `addReport`.
#[derive(Debug)]
pub enum AddReport {}

impl Call<AddReport> {
    /// Requests a `text/plain` response.
    pub fn as_text(self) -> Call<AddReportAsText> {
        Call(self.0.with_response("text/plain"))
    }
}

/// The operation `addReport` with a `text/plain` response.
#[derive(Debug)]
pub enum AddReportAsText {}

impl Call<AddReport> {
    /// Requests a `application/vnd.note` response.
    pub fn as_vnd_note(self) -> Call<AddReportAsVndNote> {
        Call(self.0.with_response("application/vnd.note"))
    }
}

/// The operation `addReport` with a `application/vnd.note` response.
#[derive(Debug)]
pub enum AddReportAsVndNote {}

impl Operation for AddReport {
    type Success = Reply<Note>;

    type Failure = AddReportFailure;

    const INFO: OperationInfo = OperationInfo::new("addReport", "/reports", &[]);

    const STATUS: u16 = 201;

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

    const INFO: OperationInfo = OperationInfo::new("addReport", "/reports", &[]);

    const STATUS: u16 = 201;

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

    const INFO: OperationInfo = OperationInfo::new("addReport", "/reports", &[]);

    const STATUS: u16 = 201;

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

documented::implement! {
    AddReportFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `add-report`.

    use crate::client::Client;
    use crate::runtime::client::cli_arguments::Arguments;
    use crate::runtime::client::cli_call::PreparedCall;
    use crate::runtime::client::cli_error::InvalidArgument;
    use crate::runtime::client::cli_spec::{Body, Command, Flag, Kind};
    use crate::runtime::media::Media;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-report",
        about: "POST /reports",
        long_about: "POST /reports",
        flags: &[
            Flag::new("query-accept", Kind::Text, ""),
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
            Some("text/csv") => client.add_report_as_csv(arguments.text()?),
            Some("image/*") => {
                client
                    .add_report_as_image(
                        Media::new(arguments.required_media_type()?, arguments.bytes()?),
                    )
            }
            _ => client.add_report(arguments.body()?),
        };
        if let Some(value) = arguments.optional::<String>("query-accept")? {
            call = call.accept_(value);
        }
        Ok(PreparedCall::of(call.0))
    }
}
