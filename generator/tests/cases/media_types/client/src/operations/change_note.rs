// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `changeNote`: `PATCH /notes`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::note::Note;

impl Client {
    /// `changeNote`.
    ///
    /// `PATCH /notes`
    pub fn change_note(&self) -> Call<ChangeNote> {
        Call::new(&self.shared, Method::PATCH, "/notes")
    }
}

impl Call<ChangeNote> {
    /// The body.
    pub fn body(self, body: Note) -> Self {
        self.json_as("application/merge-patch+json", &body)
    }
}

/// The operation `changeNote`.
#[derive(Debug)]
pub enum ChangeNote {}

impl Operation for ChangeNote {
    type Success = Reply<()>;

    type Failure = ChangeNoteFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `changeNote`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ChangeNoteFailure {}

documented::implement! {
    ChangeNoteFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `change-note`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "change-note",
        about: "PATCH /notes",
        long_about: "PATCH /notes",
        flags: &[Flag::new("text", Kind::Text, "").field("text")],
        body: Some(Body {
            help: "(JSON, @FILE, or - for standard input; options override its fields)",
            is_required: false,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let call = match arguments.has_body() {
            true => client.change_note().body(arguments.body()?),
            false => client.change_note(),
        };
        Ok(PreparedCall::of(call))
    }
}
