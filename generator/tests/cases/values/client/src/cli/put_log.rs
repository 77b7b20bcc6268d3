// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `put-log`: `putLog`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command};
use crate::runtime::event;

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-log",
    about: "PUT /log",
    long_about: "PUT /log",
    flags: &[],
    body: Some(Body {
        help: "(JSON lines, @FILE, or - for standard input)",
        is_required: true,
    }),
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
                .put_log(
                    arguments
                        .values::<String>()?
                        .into_iter()
                        .map(event::Event::from)
                        .collect::<Vec<_>>()
                        .into(),
                ),
        ),
    )
}
