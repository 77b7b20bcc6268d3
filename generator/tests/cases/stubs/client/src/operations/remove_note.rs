// @generated from stubs.yaml by `cargo xtask codegen`; do not edit.
//! `removeNote`: `DELETE /notes/{noteId}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;

impl Client {
    /// `removeNote`.
    ///
    /// `DELETE /notes/{noteId}`
    pub fn remove_note(&self, note_id: i64) -> Call<RemoveNote> {
        Call::new(
                &self.shared,
                Method::DELETE,
                Path::from("/notes/").parameter("noteId", note_id),
            )
            .credential(self.token.as_ref())
    }
}

/// The operation `removeNote`.
#[derive(Debug)]
pub enum RemoveNote {}

impl Operation for RemoveNote {
    type Success = Reply<()>;

    type Failure = RemoveNoteFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `removeNote`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum RemoveNoteFailure {}

documented::implement! {
    RemoveNoteFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `remove-note`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "remove-note",
        about: "DELETE /notes/{noteId}",
        long_about: "DELETE /notes/{noteId}",
        flags: &[Flag::new("note-id", Kind::INT64, "").argument().required()],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.remove_note(arguments.required("note-id")?)))
    }
}
