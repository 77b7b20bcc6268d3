// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `addNote`: `POST /notes`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::note::Note;
use crate::xml;

impl Client {
    /// `addNote`.
    ///
    /// `POST /notes`
    pub fn add_note(&self, body: Note) -> Call<AddNote> {
        Call::new(&self.shared, Method::POST, "/notes")
            .credential(self.login.as_ref())
            .xml("application/xml", &xml::NOTE_DOCUMENT, &body)
    }
}

/// The operation `addNote`.
#[derive(Debug)]
pub enum AddNote {}

impl Operation for AddNote {
    type Success = Reply<()>;

    type Failure = AddNoteFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `addNote`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddNoteFailure {}

documented::implement! {
    AddNoteFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `add-note`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-note",
        about: "POST /notes",
        long_about: "POST /notes",
        flags: &[
            Flag::new("id", Kind::INT64, "").field("id"),
            Flag::new("lines", Kind::Json, "").field("lines").required().list(),
        ],
        body: Some(Body {
            help: "(JSON, converted to XML, @FILE, or - for standard input; options override its fields)",
            is_required: true,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.add_note(arguments.body()?)))
    }
}
