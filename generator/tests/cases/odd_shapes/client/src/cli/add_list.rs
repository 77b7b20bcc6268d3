// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! `add-list`: `addList`.

use crate::client::Client;
use crate::operations::AddListRequired;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-list",
    about: "POST /lists/{method}",
    long_about: "POST /lists/{method}",
    flags: &[
        Flag::new("method", Kind::Text, "").argument().required(),
        Flag::new("headers", Kind::Text, ""),
    ],
    body: Some(Body {
        help: "(JSON, @FILE, or - for standard input)",
        is_required: true,
    }),
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let mut call = client
        .add_list(AddListRequired {
            method_: arguments.required("method")?,
            body: arguments.body()?,
        });
    if let Some(value) = arguments.optional::<String>("headers")? {
        call = call.headers_(value);
    }
    Ok(PreparedCall::of(call))
}
