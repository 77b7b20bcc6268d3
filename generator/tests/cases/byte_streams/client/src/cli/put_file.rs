// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! `put-file`: `putFile`.

use crate::client::Client;
use crate::operations::put_file::PutFileRequired;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-file",
    about: "PUT /files/{name}",
    long_about: "PUT /files/{name}",
    flags: &[Flag::new("name", Kind::Text, "").argument().required()],
    body: Some(Body {
        help: "(Bytes, @FILE, or - for the standard input)",
        is_required: true,
        media_types: &["application/octet-stream"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(
        Prepared::of(
            client
                .put_file(PutFileRequired {
                    name: given.required("name")?,
                    body: given.bytes()?.into(),
                }),
        ),
    )
}
