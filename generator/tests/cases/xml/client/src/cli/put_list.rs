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
    flags: &[
        Flag::content_type(&["application/xml", "text/csv"]),
        Flag::new("names", Kind::Text, "")
            .field("names")
            .required()
            .list()
            .only_for(&["application/xml"]),
    ],
    body: Some(Body {
        help: "(JSON, converted to XML for application/xml, text for text/csv, @FILE, or - for standard input; options override its fields)",
        is_required: true,
    }),
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let call = match arguments.body_type() {
        Some("text/csv") => client.put_list_as_csv(arguments.text()?),
        _ => client.put_list(arguments.body()?),
    };
    Ok(PreparedCall::of(call))
}
