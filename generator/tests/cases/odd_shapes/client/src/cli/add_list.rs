// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! `add-list`: `addList`.

use crate::client::Client;
use crate::operations::add_list::AddListRequired;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-list",
    about: "POST /lists/{method}",
    long_about: "POST /lists/{method}",
    flags: &[
        Flag::new("method", Kind::Text, "").argument().required(),
        Flag::new("headers", Kind::Text, ""),
    ],
    body: Some(Body {
        help: "(JSON, @FILE, or - for the standard input)",
        is_required: true,
        media_types: &["application/json"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let mut call = client
        .add_list(AddListRequired {
            method_: given.required("method")?,
            body: given.body()?,
        });
    if let Some(value) = given.optional::<String>("headers")? {
        call = call.headers_(value);
    }
    Ok(Prepared::of(call))
}
