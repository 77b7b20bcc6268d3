// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `put-article`: `putArticle`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-article",
    about: "PUT /articles",
    long_about: "PUT /articles",
    flags: &[
        Flag::new("title", Kind::Text, "").field("title").required(),
        Flag::new("sections", Kind::Json, "").field("sections").required().list(),
        Flag::new("comment", Kind::Text, "").field("comment"),
        Flag::new("into-request", Kind::Boolean, "").field("into_request").required(),
        Flag::new("pair", Kind::Any, "").field("pair").list(),
        Flag::new("parent", Kind::Json, "").field("parent"),
        Flag::new("lead", Kind::Json, "").field("lead"),
        Flag::new("byline", Kind::Any, "").field("byline"),
        Flag::new("aside", Kind::Json, "").field("aside"),
        Flag::new("owner", Kind::Json, "").field("owner"),
        Flag::new("reviewers", Kind::Json, "").field("reviewers").list(),
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
    Ok(Prepared::of(client.put_article(given.body()?)))
}
