// @generated from patterns.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::post_tags::{PostTagsFailure, PostTagsRequest, PostTagsResponse};
use crate::operations::put_account::{
    PutAccountFailure, PutAccountRequest, PutAccountResponse,
};
use crate::traits::{Admit, Reject};

/// Accounts, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Reject + Send + Sync + 'static {
    /// `putAccount`.
    ///
    /// `PUT /accounts/{id}`
    fn put_account(
        &self,
        request: PutAccountRequest,
    ) -> impl Future<Output = Result<PutAccountResponse, PutAccountFailure>> + Send;

    /// `postTags`.
    ///
    /// `POST /tags`
    fn post_tags(
        &self,
        request: PostTagsRequest,
    ) -> impl Future<Output = Result<PostTagsResponse, PostTagsFailure>> + Send;
}
