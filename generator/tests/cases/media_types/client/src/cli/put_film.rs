// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `put-film`: `putFilm`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command};
use crate::runtime::cli_given::Given;
use crate::runtime::media::Media;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-film",
    about: "PUT /film",
    long_about: "PUT /film",
    flags: &[],
    body: Some(Body {
        help: "(Bytes, @FILE, or - for the standard input)",
        is_required: true,
        media_types: &["video/*"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(
        Prepared::of(
            client.put_film(Media::new(given.required_media_type()?, given.bytes()?)),
        ),
    )
}
