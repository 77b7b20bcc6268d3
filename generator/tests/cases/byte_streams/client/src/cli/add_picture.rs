// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! `add-picture`: `addPicture`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command};
use crate::runtime::cli_given::Given;
use crate::runtime::media::Media;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-picture",
    about: "POST /pictures",
    long_about: "POST /pictures",
    flags: &[],
    body: Some(Body {
        help: "(Bytes, @FILE, or - for the standard input)",
        is_required: true,
        media_types: &["image/*"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(
        Prepared::of(
            client.add_picture(Media::new(given.required_media_type()?, given.bytes()?)),
        ),
    )
}
