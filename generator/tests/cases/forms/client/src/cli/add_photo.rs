// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `add-photo`: `addPhoto`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-photo",
    about: "POST /photos",
    long_about: "POST /photos",
    flags: &[
        Flag::new("title", Kind::Text, "").field("title").required(),
        Flag::new("place", Kind::Json, "").field("place"),
        Flag::new("sizes", Kind::INT64, "").field("sizes").list(),
        Flag::new("image", Kind::File("image/png, image/jpeg"), "The file to upload")
            .file("image")
            .required(),
        Flag::new("others", Kind::File(""), "The files to upload").file("others").list(),
    ],
    body: Some(Body {
        help: "(JSON, @FILE, or - for standard input; options override its fields)",
        is_required: true,
    }),
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.add_photo(arguments.upload()?)))
}
