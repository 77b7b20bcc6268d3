// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! `put-file`: `putFile`.

use crate::client::Client;
use crate::operations::PutFileRequired;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-file",
    about: "PUT /files/{name}",
    long_about: "PUT /files/{name}",
    flags: &[Flag::new("name", Kind::Text, "").argument().required()],
    body: Some(Body {
        help: "(bytes, @FILE, or - for standard input)",
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
                .put_file(PutFileRequired {
                    name: arguments.required("name")?,
                    body: arguments.bytes()?.into(),
                }),
        ),
    )
}
