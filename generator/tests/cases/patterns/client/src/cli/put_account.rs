// @generated from patterns.yaml by `cargo xtask codegen`; do not edit.
//! `put-account`: `putAccount`.

use crate::client::Client;
use crate::operations::PutAccountRequired;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-account",
    about: "PUT /accounts/{id}",
    long_about: "PUT /accounts/{id}",
    flags: &[
        Flag::new("id", Kind::Text, "").argument().required(),
        Flag::new("code", Kind::Text, ""),
        Flag::new("slug", Kind::Text, ""),
        Flag::new("tag", Kind::Text, ""),
        Flag::new("owner", Kind::Text, "").field("owner").required(),
        Flag::new("country", Kind::Text, "").field("country"),
        Flag::new("body-slug", Kind::Text, "").field("slug"),
        Flag::new("quoted", Kind::Text, "").field("quoted"),
        Flag::new("letters", Kind::Text, "").field("letters"),
        Flag::new("tags", Kind::Text, "").field("tags").list(),
        Flag::new("prefixes", Kind::Text, "").field("prefixes").list(),
    ],
    body: Some(Body {
        help: "(JSON, @FILE, or - for standard input; options override its fields)",
        is_required: true,
    }),
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let mut call = client
        .put_account(PutAccountRequired {
            id: arguments.required("id")?,
            body: arguments.body()?,
        });
    if let Some(value) = arguments.optional::<String>("code")? {
        call = call.code(value);
    }
    if let Some(value) = arguments.optional::<String>("slug")? {
        call = call.slug(value);
    }
    if let Some(value) = arguments.optional("tag")? {
        call = call.tag(value);
    }
    Ok(PreparedCall::of(call))
}
