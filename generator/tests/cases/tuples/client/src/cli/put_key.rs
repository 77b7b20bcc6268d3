// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `put-key`: `putKey`.

use crate::client::Client;
use crate::runtime::base64_url::Base64UrlText;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command};
use crate::runtime::codec;

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-key",
    about: "PUT /keys",
    long_about: "PUT /keys",
    flags: &[],
    body: Some(Body {
        help: "(JSON, @FILE, or - for standard input)",
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
                .put_key(
                    arguments.body::<codec::Decoded<(Base64UrlText, Base64UrlText)>>()?.0,
                ),
        ),
    )
}
