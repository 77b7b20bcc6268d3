// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! `change-file`: `changeFile`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "change-file",
    about: "PATCH /files/{name}",
    long_about: "PATCH /files/{name}",
    flags: &[Flag::new("name", Kind::Text, "").argument().required()],
    body: Some(Body {
        help: "(bytes, @FILE, or - for standard input)",
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
        true => {
            client
                .change_file(arguments.required::<String>("name")?)
                .body(arguments.bytes()?)
        }
        false => client.change_file(arguments.required::<String>("name")?),
    };
    Ok(PreparedCall::of(call))
}
