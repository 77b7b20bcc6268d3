// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `add-note`: `addNote`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-note",
    about: "POST /notes",
    long_about: "POST /notes",
    flags: &[
        Flag::new("ids", Kind::INT64, "").field("ids").required().list(),
        Flag::new("words", Kind::Text, "").field("words").required().list(),
        Flag::new("labels", Kind::Json, "").field("labels").required(),
        Flag::new("lines", Kind::Json, "").field("lines").required().list(),
        Flag::new("kept", Kind::Json, "").field("kept").required(),
        Flag::new("extra", Kind::Any, "").field("extra"),
        Flag::new("extras", Kind::Any, "").field("extras").list(),
        Flag::new("grid", Kind::Json, "").field("grid").list(),
        Flag::new("several", Kind::Any, "").field("several"),
    ],
    body: Some(Body {
        help: "(JSON, @FILE, or - for standard input; options override its fields)",
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
