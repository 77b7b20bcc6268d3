// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `export`: `export`.

use crate::client::Client;
use crate::operations::ExportRequired;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
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

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let mut call = client
        .export(ExportRequired {
            kind: arguments.required("kind")?,
            owner: arguments.required("owner")?,
            format: arguments.required("format")?,
        });
    if let Some(value) = arguments.optional::<String>("since")? {
        call = call.since(value);
    }
    Ok(PreparedCall::of(call))
}
