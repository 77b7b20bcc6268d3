// @generated from patches.yaml by `cargo xtask codegen`; do not edit.
//! `patchTodo`: `PATCH /todos/{id}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::types::{Todo, TodoPatch};

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

impl Documented for PatchTodoFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(PatchTodoFailure);
