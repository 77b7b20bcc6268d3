// @generated from patches.yaml by `cargo xtask codegen`; do not edit.
//! `listTodos`: `GET /todos`.

use http::{HeaderMap, Method};

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::header::ReadHeaders;
use crate::runtime::nullable::Nullable;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::ListStyle;
use crate::runtime::{documented, structured_header};
use crate::types::priority::Priority;
use crate::types::todo::Todo;

impl Client {
    /// `listTodos`.
    ///
    /// `GET /todos`
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`ListTodosHeaders`](crate::ListTodosHeaders).
    pub fn list_todos(&self) -> Call<ListTodos> {
        Call::new(&self.shared, Method::GET, "/todos")
    }
}

impl Call<ListTodos> {
    pub fn tag(self, tag: impl IntoIterator<Item = impl Into<String>>) -> Self {
        let tag: Vec<String> = tag.into_iter().map(Into::into).collect();
        self.query_list("tag", ListStyle::Repeated, tag)
    }

    pub fn priority(self, priority: impl IntoIterator<Item = Priority>) -> Self {
        let priority: Vec<Priority> = priority.into_iter().collect();
        self.query_list("priority", ListStyle::Repeated, priority)
    }
}

/// The operation `listTodos`.
#[derive(Debug)]
pub enum ListTodos {}

impl Operation for ListTodos {
    type Success = Reply<Vec<Todo>>;

    type Failure = ListTodosFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `listTodos`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListTodosFailure {}

documented::implement! {
    ListTodosFailure {}
}

/// The headers of `ListTodos`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListTodosHeaders {
    pub x_filter: Nullable<Vec<String>>,
}

impl ReadHeaders for ListTodosHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            x_filter: Nullable::from_nested(structured_header::json(headers, "x-filter")),
        }
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `list-todos`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "list-todos",
        about: "GET /todos",
        long_about: "GET /todos",
        flags: &[
            Flag::new("tag", Kind::Text, "").list(),
            Flag::new("priority", Kind::OneOf(&["low", "high"]), "").list(),
        ],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client.list_todos();
        if let Some(value) = arguments.optional::<Vec<String>>("tag")? {
            call = call.tag(value);
        }
        if let Some(value) = arguments.optional::<Vec<_>>("priority")? {
            call = call.priority(value);
        }
        Ok(PreparedCall::of(call))
    }
}
