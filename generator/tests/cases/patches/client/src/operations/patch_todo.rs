// @generated from patches.yaml by `cargo xtask codegen`; do not edit.
//! `patchTodo`: `PATCH /todos/{id}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::types::todo::Todo;
use crate::types::todo_patch::TodoPatch;

/// The required inputs of `patchTodo`.
#[derive(Clone, Debug)]
pub struct PatchTodoRequired {
    pub id: i64,
    /// The body.
    pub body: TodoPatch,
}

impl Client {
    /// `patchTodo`.
    ///
    /// `PATCH /todos/{id}`
    pub fn patch_todo(&self, required: PatchTodoRequired) -> Call<PatchTodo> {
        let PatchTodoRequired { id, body } = required;
        Call::new(&self.shared, Method::PATCH, Path::from("/todos/").parameter("id", id))
            .json_as("application/merge-patch+json", &body)
    }
}

/// The operation `patchTodo`.
#[derive(Debug)]
pub enum PatchTodo {}

impl Operation for PatchTodo {
    type Success = Reply<Todo>;

    type Failure = PatchTodoFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `patchTodo`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PatchTodoFailure {}

documented::implement! {
    PatchTodoFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `patch-todo`.

    use crate::client::Client;
    use crate::operations::patch_todo::PatchTodoRequired;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
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
}
