// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `export`: `export`.

use crate::client::Client;
use crate::operations::export::ExportRequired;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "export",
    about: "POST /exports/{kind}?owner={owner}&since={since}&format=csv",
    long_about: "POST /exports/{kind}?owner={owner}&since={since}&format=csv",
    flags: &[
        Flag::new("kind", Kind::Text, "").argument().required(),
        Flag::new("owner", Kind::INT64, "").required(),
        Flag::new("since", Kind::Text, ""),
        Flag::new("format", Kind::OneOf(&["csv"]), "").required(),
    ],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let mut call = client
        .export(ExportRequired {
            kind: given.required("kind")?,
            owner: given.required("owner")?,
            format: given.required("format")?,
        });
    if let Some(value) = given.optional::<String>("since")? {
        call = call.since(value);
    }
    Ok(Prepared::of(call))
}
