// @generated from open_without_errors.yaml by `cargo xtask codegen`; do not edit.
//! `remove-note`: `removeNote`.

use crate::client::Client;
use crate::operations::RemoveNoteRequired;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "remove-note",
    about: "DELETE /notes/{noteId}",
    long_about: "DELETE /notes/{noteId}",
    flags: &[
        Flag::new("note-id", Kind::Text, "").argument().required(),
        Flag::new("force", Kind::Boolean, "").required(),
    ],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    Ok(
        PreparedCall::of(
            client
                .remove_note(RemoveNoteRequired {
                    note_id: arguments.required("note-id")?,
                    force: arguments.required("force")?,
                }),
        ),
    )
}
