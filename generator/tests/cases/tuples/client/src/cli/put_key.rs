// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `put-key`: `putKey`.

use crate::client::Client;
use crate::runtime::base64_url::Base64UrlText;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command};
use crate::runtime::cli_given::Given;
use crate::runtime::coded;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-key",
    about: "PUT /keys",
    long_about: "PUT /keys",
    flags: &[],
    body: Some(Body {
        help: "(JSON, @FILE, or - for the standard input)",
        is_required: true,
        media_types: &["application/json"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(
        Prepared::of(
            client
                .put_key(
                    given.body::<coded::Decoded<(Base64UrlText, Base64UrlText)>>()?.0,
                ),
        ),
    )
}
