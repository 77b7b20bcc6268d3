// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `change-photo`: `changePhoto`.

use crate::client::Client;
use crate::operations::change_photo::{
    ChangePhotoAsMultipartRequired, ChangePhotoRequired,
};
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "change-photo",
    about: "PATCH /photos",
    long_about: "PATCH /photos",
    flags: &[
        Flag::new("id", Kind::INT64, "").required(),
        Flag::new("title", Kind::Text, "").field("title").required(),
        Flag::new("file", Kind::File(""), "A file to send").file("file"),
    ],
    body: Some(Body {
        help: "(JSON, @FILE, or - for the standard input; flags go before its fields)",
        is_required: true,
        media_types: &["application/json", "multipart/form-data"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let call = match given.media_type() {
        Some("multipart/form-data") => {
            client
                .change_photo_as_multipart(ChangePhotoAsMultipartRequired {
                    id: given.required("id")?,
                    body: given.upload()?,
                })
        }
        _ => {
            client
                .change_photo(ChangePhotoRequired {
                    id: given.required("id")?,
                    body: given.body()?,
                })
        }
    };
    Ok(Prepared::of(call))
}
