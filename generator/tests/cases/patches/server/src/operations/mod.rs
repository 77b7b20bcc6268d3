// @generated from patches.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod list_todos;
pub(crate) mod delete_todos;
pub(crate) mod patch_todo;

/// The operations, for logs, metrics and layers.
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
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[
        Self::ListTodos,
        Self::DeleteTodos,
        Self::PatchTodo,
    ];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::ListTodos => "listTodos",
            Self::DeleteTodos => "deleteTodos",
            Self::PatchTodo => "patchTodo",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::ListTodos => Method::GET,
            Self::DeleteTodos => Method::DELETE,
            Self::PatchTodo => Method::PATCH,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::ListTodos => "/todos",
            Self::DeleteTodos => "/todos",
            Self::PatchTodo => "/todos/{id}",
        }
    }
}

pub use self::delete_todos::*;
pub use self::list_todos::*;
pub use self::patch_todo::*;
