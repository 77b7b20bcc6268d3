// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `create-tenant`: `create_tenant`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::Command;

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "create-tenant",
    about: "POST /tenants",
    long_about: "POST /tenants",
    flags: &[],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, _: &Arguments<'_>) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.create_tenant()))
}
