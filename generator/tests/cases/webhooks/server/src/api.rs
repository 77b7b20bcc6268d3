// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! The operations to implement.

use crate::hooks::{Admit, Authenticate};
use crate::operations::subscribe::{
    SubscribeFailure, SubscribeRequest, SubscribeResponse,
};

/// Shelter, version 1.0.0: the operations to implement.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Authenticate + Send + Sync + 'static {
    /// `subscribe`.
    ///
    /// `POST /subscriptions`
    fn subscribe(
        &self,
        caller: &Self::Caller,
        request: SubscribeRequest,
    ) -> impl Future<Output = Result<SubscribeResponse, SubscribeFailure>> + Send;
}
