// @generated from several_successes.yaml by `cargo xtask codegen`; do not edit.
//! `get-result`: `getResult`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
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

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let mut call = client.get_result(given.required("job")?);
    if let Some(value) = given.optional("wait")? {
        call = call.wait(value);
    }
    Ok(Prepared::of(call))
}
