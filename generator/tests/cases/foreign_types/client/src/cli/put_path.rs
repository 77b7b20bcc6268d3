// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `put-path`: `putPath`.

use crate::client::Client;
use crate::runtime::by_serde::BySerde;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command};
use crate::runtime::codec;
use crate::types::FilePath;

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-path",
    about: "PUT /paths",
    long_about: "PUT /paths",
    flags: &[],
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
    Ok(
        PreparedCall::of(
            client.put_path(arguments.body::<codec::Decoded<BySerde<FilePath>>>()?.0),
        ),
    )
}
