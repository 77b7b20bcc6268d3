// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `put-film`: `putFilm`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag};
use crate::runtime::media::Media;

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-film",
    about: "PUT /film",
    long_about: "PUT /film",
    flags: &[Flag::content_type(&["video/*"])],
    body: Some(Body {
        help: "(bytes, @FILE, or - for standard input)",
        is_required: true,
    }),
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    Ok(
        PreparedCall::of(
            client
                .put_film(
                    Media::new(arguments.required_media_type()?, arguments.bytes()?),
                ),
        ),
    )
}
