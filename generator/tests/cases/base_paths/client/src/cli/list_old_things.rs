// @generated from base_paths.yaml by `cargo xtask codegen`; do not edit.
//! `list-old-things`: `listOldThings`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::Command;

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "list-old-things",
    about: "GET /old/things (deprecated)",
    long_about: "Deprecated: use put_file.\n\nGET /old/things",
    flags: &[],
    body: None,
    is_paged: false,
    call,
};

#[expect(deprecated)]
fn call(client: &Client, _: &Arguments<'_>) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.list_old_things()))
}
