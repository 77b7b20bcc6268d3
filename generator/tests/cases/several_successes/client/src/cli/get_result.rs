// @generated from several_successes.yaml by `cargo xtask codegen`; do not edit.
//! `get-result`: `getResult`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-result",
    about: "The result of a job, or how far it is.",
    long_about: "The result of a job, or how far it is.\n\nGET /api/jobs/{job}/result",
    flags: &[
        Flag::new("job", Kind::Integer(1, 2147483647), "").argument().required(),
        Flag::new("wait", Kind::Number, "[default: 1.5]"),
    ],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let mut call = client.get_result(arguments.required("job")?);
    if let Some(value) = arguments.optional("wait")? {
        call = call.wait(value);
    }
    Ok(PreparedCall::of(call))
}
