// @generated from patches.yaml by `cargo xtask codegen`; do not edit.
//! `patch-todo`: `patchTodo`.

use crate::client::Client;
use crate::operations::PatchTodoRequired;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "patch-todo",
    about: "PATCH /todos/{id}",
    long_about: "PATCH /todos/{id}",
    flags: &[
        Flag::new("id", Kind::INT64, "").argument().required(),
        Flag::new("title", Kind::Text, "").field("title"),
        Flag::new("note", Kind::Text, "").field("note"),
        Flag::new("due", Kind::Format("date-time"), "").field("due"),
        Flag::new("rank", Kind::Integer(1, 9223372036854775807), "").field("rank"),
        Flag::new("tags", Kind::Text, "").field("tags").list(),
        Flag::new("links", Kind::Text, "").field("links").list(),
        Flag::new("priorities", Kind::OneOf(&["low", "high"]), "")
            .field("priorities")
            .list(),
        Flag::new("nested", Kind::Json, "").field("nested"),
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
    Ok(
        PreparedCall::of(
            client
                .patch_todo(PatchTodoRequired {
                    id: arguments.required("id")?,
                    body: arguments.body()?,
                }),
        ),
    )
}
