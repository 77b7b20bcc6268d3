// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `add-photo`: `addPhoto`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-photo",
    about: "POST /photos",
    long_about: "POST /photos",
    flags: &[
        Flag::new("title", Kind::Text, "").field("title").required(),
        Flag::new("place", Kind::Json, "").field("place"),
        Flag::new("sizes", Kind::INT64, "").field("sizes").list(),
        Flag::new("image", Kind::File("image/png, image/jpeg"), "A file to send")
            .file("image")
            .required(),
        Flag::new("others", Kind::File(""), "Files to send").file("others").list(),
    ],
    body: Some(Body {
        help: "(JSON, @FILE, or - for the standard input; flags go before its fields)",
        is_required: true,
        media_types: &["multipart/form-data"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.add_photo(given.upload()?)))
}
