// @generated from patches.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::operation_list;

pub(crate) mod list_todos;
pub(crate) mod delete_todos;
pub(crate) mod patch_todo;

/// The operations, for logs, metrics and layers, ordered by path and method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `GET /todos`
    ListTodos,
    /// `DELETE /todos`
    DeleteTodos,
    /// `PATCH /todos/{id}`
    PatchTodo,
}

impl Operation {
    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }
}

operation_list::implement! {
    Operation {
        ListTodos: Method::GET, "/todos", "listTodos";
        DeleteTodos: Method::DELETE, "/todos", "deleteTodos";
        PatchTodo: Method::PATCH, "/todos/{id}", "patchTodo";
    }
}

pub use self::delete_todos::*;
pub use self::list_todos::*;
pub use self::patch_todo::*;
