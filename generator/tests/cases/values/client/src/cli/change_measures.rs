// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `change-measures`: `changeMeasures`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag};
use crate::types::Measure;

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "change-measures",
    about: "PATCH /measures",
    long_about: "PATCH /measures",
    flags: &[Flag::content_type(&["application/json", "application/jsonl"])],
    body: Some(Body {
        help: "(JSON for application/json, JSON lines for application/jsonl, @FILE, or - for standard input)",
        is_required: false,
    }),
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let call = match arguments.body_type() {
        Some("application/jsonl") => {
            client.change_measures_as_jsonl(arguments.values::<Measure>()?.into())
        }
        _ if arguments.has_body() => client.change_measures().body(arguments.body()?),
        _ => client.change_measures(),
    };
    Ok(PreparedCall::of(call))
}
