// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! `change-file`: `changeFile`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "change-file",
    about: "PATCH /files/{name}",
    long_about: "PATCH /files/{name}",
    flags: &[Flag::new("name", Kind::Text, "").argument().required()],
    body: Some(Body {
        help: "(Bytes, @FILE, or - for the standard input)",
        is_required: false,
        media_types: &["application/x-tar"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let call = match given.has_body() {
        true => {
            client.change_file(given.required::<String>("name")?).body(given.bytes()?)
        }
        false => client.change_file(given.required::<String>("name")?),
    };
    Ok(Prepared::of(call))
}
