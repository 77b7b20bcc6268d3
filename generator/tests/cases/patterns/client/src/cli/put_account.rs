// @generated from patterns.yaml by `cargo xtask codegen`; do not edit.
//! `put-account`: `putAccount`.

use crate::client::Client;
use crate::operations::put_account::PutAccountRequired;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
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
        help: "(JSON, @FILE, or - for the standard input; flags go before its fields)",
        is_required: true,
        media_types: &["application/json"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let mut call = client
        .put_account(PutAccountRequired {
            id: given.required("id")?,
            body: given.body()?,
        });
    if let Some(value) = given.optional::<String>("code")? {
        call = call.code(value);
    }
    if let Some(value) = given.optional::<String>("slug")? {
        call = call.slug(value);
    }
    if let Some(value) = given.optional("tag")? {
        call = call.tag(value);
    }
    Ok(Prepared::of(call))
}
