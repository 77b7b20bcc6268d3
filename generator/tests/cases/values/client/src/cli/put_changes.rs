// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `put-changes`: `putChanges`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command};
use crate::runtime::event;
use crate::types::Measure;

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-changes",
    about: "PUT /changes",
    long_about: "PUT /changes",
    flags: &[],
    body: Some(Body {
        help: "(JSON lines, @FILE, or - for standard input)",
        is_required: false,
    }),
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let call = match arguments.has_body() {
        true => {
            client
                .put_changes()
                .body(
                    arguments
                        .values::<Measure>()?
                        .into_iter()
                        .map(event::Event::from)
                        .collect::<Vec<_>>()
                        .into(),
                )
        }
        false => client.put_changes(),
    };
    Ok(PreparedCall::of(call))
}
