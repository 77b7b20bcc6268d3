// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! The pipeline around every operation: authentication and admission.

use http::Response;
use http::request::Parts;

use crate::api::Api;
use crate::operations::Operation;
use crate::rejection::RejectedRequest;
use crate::runtime::body::Body;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::request_context::{Describe, RequestContext};
use crate::runtime::server::{admission, bearer, credential_error, response};
use crate::traits::{Admit, Authenticate, Reject};

/// Replaces the caller with the rejection if the request is refused, unless the
/// authentication failed with a server error.
pub(crate) async fn admit<A: Api>(
    api: &A,
    parts: &Parts,
    caller: &mut Result<A::Caller, Rejection>,
) {
    let admitted = Admit::admit(api, caller.as_ref().ok(), parts).await;
    admission::apply(admitted, caller);
}

/// Authenticates the caller with `account`.
pub(crate) async fn account<A: Api>(
    api: &A,
    parts: &Parts,
    scopes: &'static [&'static str],
) -> Result<A::Caller, Rejection> {
    let token = bearer::token(parts, "account")?;
    let verified = Authenticate::account(api, token, scopes, parts).await;
    verified
        .map_err(|rejection| {
            rejection.challenged(Some("account"), bearer::INVALID_TOKEN)
        })
}

/// Completes a response.
pub(crate) fn finish<A: Api>(
    api: &A,
    context: &RequestContext<'_, Operation>,
    result: Result<(), Rejection>,
    describe: Describe<A, Operation>,
    into: &mut Response<Body>,
) {
    if let Err(rejection) = result {
        context.reject(api, rejection, describe, into);
    }
    credential_error::challenge(into, bearer::CHALLENGE);
}

/// Responds to a request that matches no operation.
pub(crate) async fn reject_unmatched<A: Api>(
    api: &A,
    parts: &Parts,
    rejection: Rejection,
) -> Result<(), Rejection> {
    let caller = self::account(api, parts, &[]).await;
    let admitted = Admit::admit(api, caller.as_ref().ok(), parts).await;
    let rejection = match caller {
        Err(failure) if failure.status().is_server_error() => failure,
        _ => admitted.err().unwrap_or(rejection),
    };
    Err(rejection)
}

/// Writes the response to a rejected request.
#[cold]
pub(crate) fn describe<A: Api>(
    api: &A,
    request: &RejectedRequest<'_>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    response::json(into, request.status, &Reject::error(api, request))
}
