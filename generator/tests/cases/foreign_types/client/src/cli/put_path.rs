// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `put-path`: `putPath`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command};
use crate::runtime::cli_given::Given;
use crate::runtime::coded;
use crate::runtime::foreign::BySerde;
use crate::types::FilePath;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-path",
    about: "PUT /paths",
    long_about: "PUT /paths",
    flags: &[],
    body: Some(Body {
        help: "(JSON, @FILE, or - for the standard input)",
        is_required: true,
        media_types: &["application/json"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(
        Prepared::of(
            client.put_path(given.body::<coded::Decoded<BySerde<FilePath>>>()?.0),
        ),
    )
}
