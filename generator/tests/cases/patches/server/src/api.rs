// @generated from patches.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::delete_todos::{
    DeleteTodosFailure, DeleteTodosRequest, DeleteTodosResponse,
};
use crate::operations::list_todos::{
    ListTodosFailure, ListTodosRequest, ListTodosResponse,
};
use crate::operations::patch_todo::{
    PatchTodoFailure, PatchTodoRequest, PatchTodoResponse,
};
use crate::traits::Admit;

/// Todos, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// `listTodos`.
    ///
    /// `GET /todos`
    fn list_todos(
        &self,
        request: ListTodosRequest,
    ) -> impl Future<Output = Result<ListTodosResponse, ListTodosFailure>> + Send;

    /// `deleteTodos`.
    ///
    /// `DELETE /todos`
    fn delete_todos(
        &self,
        request: DeleteTodosRequest,
    ) -> impl Future<Output = Result<DeleteTodosResponse, DeleteTodosFailure>> + Send;

    /// `patchTodo`.
    ///
    /// `PATCH /todos/{id}`
    fn patch_todo(
        &self,
        request: PatchTodoRequest,
    ) -> impl Future<Output = Result<PatchTodoResponse, PatchTodoFailure>> + Send;
}
