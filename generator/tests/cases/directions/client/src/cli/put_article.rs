// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `put-article`: `putArticle`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
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
    Ok(PreparedCall::of(client.put_article(arguments.body()?)))
}
