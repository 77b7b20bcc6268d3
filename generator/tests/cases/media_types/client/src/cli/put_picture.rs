// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `put-picture`: `putPicture`.

use crate::client::Client;
use crate::operations::put_picture::PutPictureRequired;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-picture",
    about: "PUT /picture",
    long_about: "PUT /picture",
    flags: &[Flag::new("title", Kind::Text, "").required()],
    body: Some(Body {
        help: "(Bytes, @FILE, or - for the standard input)",
        is_required: true,
        media_types: &["application/octet-stream"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(
        Prepared::of(
            client
                .put_picture(PutPictureRequired {
                    title: given.required("title")?,
                    body: given.bytes()?.into(),
                }),
        ),
    )
}
