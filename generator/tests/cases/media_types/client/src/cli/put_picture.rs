// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `put-picture`: `putPicture`.

use crate::client::Client;
use crate::operations::PutPictureRequired;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-picture",
    about: "PUT /picture",
    long_about: "PUT /picture",
    flags: &[Flag::new("title", Kind::Text, "").required()],
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
                .put_picture(PutPictureRequired {
                    title: arguments.required("title")?,
                    body: arguments.bytes()?.into(),
                }),
        ),
    )
}
