// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `add-book`: `addBook`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-book",
    about: "XML alone, in both directions.",
    long_about: "XML alone, in both directions.\n\nPOST /books",
    flags: &[
        Flag::new("id", Kind::INT64, "").field("id").required(),
        Flag::new("lang", Kind::Text, "").field("lang"),
        Flag::new("title", Kind::Text, "").field("title").required(),
        Flag::new("authors", Kind::Text, "").field("authors").required().list(),
        Flag::new("pages", Kind::Integer(1, 9223372036854775807), "")
            .field("pages")
            .required(),
        Flag::new("price", Kind::Number, "").field("price"),
        Flag::new("lent", Kind::Boolean, "").field("lent"),
        Flag::new("link", Kind::Text, "").field("link"),
        Flag::new("kind", Kind::OneOf(&["novel", "comic"]), "").field("kind"),
        Flag::new("stars", Kind::OneInteger(&["1", "2", "3"]), "").field("stars"),
        Flag::new("tags", Kind::Json, "").field("tags").required().list(),
        Flag::new("sequel", Kind::Json, "").field("sequel"),
        Flag::new("grid", Kind::Json, "").field("grid").list(),
    ],
    body: Some(Body {
        help: "(JSON, converted to XML, @FILE, or - for standard input; options override its fields)",
        is_required: true,
    }),
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.add_book(arguments.body()?)))
}
