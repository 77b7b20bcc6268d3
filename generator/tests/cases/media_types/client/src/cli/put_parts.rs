// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `put-parts`: `putParts`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command};
use crate::runtime::cli_given::Given;
use crate::runtime::media::Media;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-parts",
    about: "Parts that nothing is said of.",
    long_about: "Parts that nothing is said of.\n\nPUT /parts",
    flags: &[],
    body: Some(Body {
        help: "(Bytes, @FILE, or - for the standard input)",
        is_required: true,
        media_types: &["multipart/form-data"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(
        Prepared::of(
            client.put_parts(Media::new(given.required_media_type()?, given.bytes()?)),
        ),
    )
}
