// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `put-shelf`: `putShelf`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-shelf",
    about: "JSON, XML and a form of the same schema.",
    long_about: "JSON, XML and a form of the same schema.\n\nPUT /shelves/{id}",
    flags: &[
        Flag::new("id", Kind::Text, "").argument().required(),
        Flag::new("name", Kind::Text, "").field("name"),
        Flag::new("owner", Kind::Json, "Who has it.").field("owner"),
        Flag::new("counts", Kind::Json, "").field("counts"),
        Flag::new("notes", Kind::Json, "").field("notes"),
    ],
    body: Some(Body {
        help: "(JSON, @FILE, or - for standard input; options override its fields)",
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
            client.put_shelf(arguments.required::<String>("id")?).body(arguments.body()?)
        }
        false => client.put_shelf(arguments.required::<String>("id")?),
    };
    Ok(PreparedCall::of(call))
}
