// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `put-parts`: `putParts`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-parts",
    about: "Parts that nothing is said of.",
    long_about: "Parts that nothing is said of.\n\nPUT /parts",
    flags: &[
        Flag::content_type(&["multipart/form-data"]),
        Flag::new(
                "form",
                Kind::Text,
                "A field of the form, or a file if the value is `@FILE`",
            )
            .part()
            .list(),
    ],
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
    Ok(PreparedCall::of(client.put_parts(arguments.form()?)))
}
