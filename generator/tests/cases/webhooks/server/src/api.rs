// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::subscribe::{
    SubscribeFailure, SubscribeRequest, SubscribeResponse,
};
use crate::traits::{Admit, Authenticate};

/// Shelter, version 1.0.0: the handlers of its operations.
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
