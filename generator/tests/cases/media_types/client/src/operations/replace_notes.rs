// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `replaceNotes`: `PUT /notes`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::line::Line;
use crate::types::note::Note;

impl Client {
    /// `replaceNotes`.
    ///
    /// `PUT /notes`
    pub fn replace_notes(&self, body: Vec<Note>) -> Call<ReplaceNotes> {
        Call::new(&self.shared, Method::PUT, "/notes").json(&body)
    }
}

impl Client {
    /// `replaceNotes`.
    ///
    /// `PUT /notes`
    ///
    /// Like [`Client::replace_notes`], with a `application/vnd.lines+json` body.
    pub fn replace_notes_as_vnd_lines_json(
        &self,
        body: Vec<Line>,
    ) -> Call<ReplaceNotes> {
        Call::new(&self.shared, Method::PUT, "/notes")
            .json_as("application/vnd.lines+json", &body)
    }
}

/// The operation `replaceNotes`.
#[derive(Debug)]
pub enum ReplaceNotes {}

impl Operation for ReplaceNotes {
    type Success = Reply<()>;

    type Failure = ReplaceNotesFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `replaceNotes`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ReplaceNotesFailure {}

documented::implement! {
    ReplaceNotesFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `replace-notes`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "replace-notes",
        about: "PUT /notes",
        long_about: "PUT /notes",
        flags: &[
            Flag::content_type(&["application/json", "application/vnd.lines+json"]),
        ],
        body: Some(Body {
            help: "(JSON, @FILE, or - for standard input)",
            is_required: true,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let call = match arguments.body_type() {
            Some("application/vnd.lines+json") => {
                client.replace_notes_as_vnd_lines_json(arguments.body()?)
            }
            _ => client.replace_notes(arguments.body()?),
        };
        Ok(PreparedCall::of(call))
    }
}
