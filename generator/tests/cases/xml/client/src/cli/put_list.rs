// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `put-list`: `putList`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-list",
    about: "PUT /lists",
    long_about: "PUT /lists",
    flags: &[Flag::new("names", Kind::Text, "").field("names").required().list()],
    body: Some(Body {
        help: "(JSON, converted to XML, @FILE, or - for standard input; options override its fields)",
        is_required: true,
        media_types: &["application/xml", "text/csv"],
    }),
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let call = match arguments.media_type() {
        Some("text/csv") => client.put_list_as_csv(arguments.text()?),
        _ => client.put_list(arguments.body()?),
    };
    Ok(PreparedCall::of(call))
}
