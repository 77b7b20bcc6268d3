// @generated from patches.yaml by `cargo xtask codegen`; do not edit.
//! `deleteTodos`: `DELETE /todos`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::ListStyle;

impl Client {
    /// `deleteTodos`.
    ///
    /// `DELETE /todos`
    pub fn delete_todos(&self, id: impl IntoIterator<Item = i64>) -> Call<DeleteTodos> {
        let id: Vec<i64> = id.into_iter().collect();
        Call::new(&self.shared, Method::DELETE, "/todos")
            .query_list("id", ListStyle::Repeated, id)
    }
}

/// The operation `deleteTodos`.
#[derive(Debug)]
pub enum DeleteTodos {}

impl Operation for DeleteTodos {
    type Success = Reply<()>;

    type Failure = DeleteTodosFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `deleteTodos`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum DeleteTodosFailure {}

documented::implement! {
    DeleteTodosFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `delete-todos`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "delete-todos",
        about: "DELETE /todos",
        long_about: "DELETE /todos",
        flags: &[Flag::new("id", Kind::INT64, "").required().list()],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.delete_todos(arguments.required::<Vec<_>>("id")?)))
    }
}
