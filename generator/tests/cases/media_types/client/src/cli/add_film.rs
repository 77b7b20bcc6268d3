// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `add-film`: `addFilm`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag};
use crate::runtime::media::Media;

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-film",
    about: "POST /film",
    long_about: "POST /film",
    flags: &[Flag::content_type(&["audio/*"])],
    body: Some(Body {
        help: "(bytes, @FILE, or - for standard input)",
        is_required: false,
    }),
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let call = match arguments.has_body() {
        true => {
            client
                .add_film()
                .body(Media::new(arguments.required_media_type()?, arguments.bytes()?))
        }
        false => client.add_film(),
    };
    Ok(PreparedCall::of(call))
}
