// @generated from names_from_paths.yaml by `cargo xtask codegen`; do not edit.
//! `post-flows-filter`: `read_flows_flows_filter_post`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::Command;

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "post-flows-filter",
    about: "POST /flows/filter",
    long_about: "POST /flows/filter",
    flags: &[],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, _: &Arguments<'_>) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.post_flows_filter()))
}
