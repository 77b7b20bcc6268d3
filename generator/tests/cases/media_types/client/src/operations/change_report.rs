// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `changeReport`: `PATCH /reports`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::note::Note;

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

documented::implement! {
    ChangeReportFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `change-report`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "change-report",
        about: "PATCH /reports",
        long_about: "PATCH /reports",
        flags: &[
            Flag::new("query-accept", Kind::Text, ""),
            Flag::content_type(
                &[
                    "application/json-patch+json",
                    "application/merge-patch+json",
                    "text/plain",
                ],
            ),
            Flag::new("text", Kind::Text, "")
                .field("text")
                .only_for(
                    &["application/json-patch+json", "application/merge-patch+json"],
                ),
            Flag::accept("accept", &["application/json", "application/xml"]),
        ],
        body: Some(Body {
            help: "(JSON for application/json-patch+json and application/merge-patch+json, text for text/plain, @FILE, or - for standard input; options override its fields)",
            is_required: false,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = match arguments.body_type() {
            Some("application/merge-patch+json") => {
                client.change_report_as_merge_patch_json(arguments.body()?)
            }
            Some("text/plain") => client.change_report_as_text(arguments.text()?),
            _ if arguments.has_body() => client.change_report().body(arguments.body()?),
            _ => client.change_report(),
        };
        if let Some(value) = arguments.optional::<String>("query-accept")? {
            call = call.accept_(value);
        }
        Ok(PreparedCall::of(call))
    }
}
