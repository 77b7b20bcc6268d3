// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `add-film`: `addFilm`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command};
use crate::runtime::cli_given::Given;
use crate::runtime::media::Media;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-film",
    about: "POST /film",
    long_about: "POST /film",
    flags: &[],
    body: Some(Body {
        help: "(Bytes, @FILE, or - for the standard input)",
        is_required: false,
        media_types: &["audio/*"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let call = match given.has_body() {
        true => {
            client
                .add_film()
                .body(Media::new(given.required_media_type()?, given.bytes()?))
        }
        false => client.add_film(),
    };
    Ok(Prepared::of(call))
}
