// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! `add-picture`: `addPicture`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag};
use crate::runtime::media::Media;

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-picture",
    about: "POST /pictures",
    long_about: "POST /pictures",
    flags: &[Flag::content_type(&["image/*"])],
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
                .add_picture(
                    Media::new(arguments.required_media_type()?, arguments.bytes()?),
                ),
        ),
    )
}
