// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `put-photo`: `putPhoto`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-photo",
    about: "PUT /photos",
    long_about: "PUT /photos",
    flags: &[
        Flag::new("count", Kind::Integer(1, 9), "").field("count"),
        Flag::new("price", Kind::Number, "").field("price"),
        Flag::new("name", Kind::Text, "").field("name"),
        Flag::new("urgent", Kind::Boolean, "").field("urgent"),
        Flag::new("note", Kind::Text, "").field("note"),
        Flag::new("items", Kind::INT64, "").field("items").list(),
        Flag::new("tags", Kind::Text, "").field("tags").list(),
        Flag::new("colors", Kind::OneOf(&["red", "green"]), "").field("colors").list(),
        Flag::new("metadata", Kind::Json, "").field("metadata"),
        Flag::new("lines", Kind::Json, "").field("lines").list(),
        Flag::new("address", Kind::Json, "").field("address"),
        Flag::new("amount", Kind::Any, "").field("amount"),
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
        true => client.put_photo().body(arguments.body()?),
        false => client.put_photo(),
    };
    Ok(PreparedCall::of(call))
}
