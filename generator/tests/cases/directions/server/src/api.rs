// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::add_user::{AddUserFailure, AddUserRequest, AddUserResponse};
use crate::operations::log_in::{LogInFailure, LogInRequest, LogInResponse};
use crate::operations::put_article::{
    PutArticleFailure, PutArticleRequest, PutArticleResponse,
};
use crate::traits::Admit;

/// Directions, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// `addUser`.
    ///
    /// `POST /users`
    fn add_user(
        &self,
        request: AddUserRequest,
    ) -> impl Future<Output = Result<AddUserResponse, AddUserFailure>> + Send;

    /// `logIn`.
    ///
    /// `POST /logins`
    fn log_in(
        &self,
        request: LogInRequest,
    ) -> impl Future<Output = Result<LogInResponse, LogInFailure>> + Send;

    /// `putArticle`.
    ///
    /// `PUT /articles`
    fn put_article(
        &self,
        request: PutArticleRequest,
    ) -> impl Future<Output = Result<PutArticleResponse, PutArticleFailure>> + Send;
}
