// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `get-file`: `getFile`.

use crate::client::Client;
use crate::operations::GetFileRequired;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-file",
    about: "GET /files/{name}.{extension}",
    long_about: "GET /files/{name}.{extension}",
    flags: &[
        Flag::new("name", Kind::Text, "").argument().required(),
        Flag::new("extension", Kind::OneOf(&["png", "svg"]), "").argument().required(),
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
                .get_file(GetFileRequired {
                    name: arguments.required("name")?,
                    extension: arguments.required("extension")?,
                }),
        ),
    )
}
