// @generated from one_operation.yaml by `cargo xtask codegen`; do not edit.
//! The pipeline around every operation: authentication, admission and common
//! headers.

use http::Response;
use http::request::Parts;

use crate::api::Api;
use crate::operations::Operation;
use crate::rejection::RejectedRequest;
use crate::runtime::body::Body;
use crate::runtime::server::api_key::KeyCarrier;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::request_context::{Describe, RequestContext};
use crate::runtime::server::{api_key, credential_error, response};
use crate::traits::{Admit, Authenticate, CommonHeaders, Reject};

/// Stores the common headers. Replaces the caller with the rejection if the request
/// is refused, unless the authentication failed with a server error.
pub(crate) async fn admit<A: Api>(
    api: &A,
    parts: &Parts,
    caller: &mut Result<A::Caller, Rejection>,
    headers: &mut Option<CommonHeaders>,
) {
    let admission = Admit::admit(api, caller.as_ref().ok(), parts).await;
    *headers = Some(admission.apply(caller));
}

/// Authenticates the caller with `key`.
pub(crate) async fn key<A: Api>(api: &A, parts: &Parts) -> Result<A::Caller, Rejection> {
    let key = api_key::find(parts, KeyCarrier::Header("x-key"))
        .ok_or_else(|| credential_error::absent(
            parts,
            "key",
            Some(KeyCarrier::Header("x-key")),
            "ApiKey",
        ))?;
    let verified = Authenticate::key(api, key, parts).await;
    verified.map_err(|rejection| rejection.challenged(Some("key"), "ApiKey"))
}

/// Completes a response with the common headers.
pub(crate) fn finish<A: Api>(
    api: &A,
    context: &RequestContext<'_, Operation>,
    headers: Option<&CommonHeaders>,
    result: Result<(), Rejection>,
    describe: Describe<A, Operation>,
    into: &mut Response<Body>,
) {
    if let Err(rejection) = result {
        context.reject(api, rejection, describe, into);
    }
    let written = headers.map_or(Ok(()), |headers| headers.write(into.headers_mut()));
    if let Err(rejection) = written {
        context.reject(api, rejection, describe, into);
    }
    credential_error::challenge(into, "ApiKey");
}

/// Responds to a request that matches no operation.
pub(crate) async fn reject_unmatched<A: Api>(
    api: &A,
    parts: &Parts,
    rejection: Rejection,
    headers: &mut Option<CommonHeaders>,
) -> Result<(), Rejection> {
    let caller = self::key(api, parts).await;
    let admission = Admit::admit(api, caller.as_ref().ok(), parts).await;
    *headers = Some(admission.headers);
    let rejection = match caller {
        Err(failure) if failure.status().is_server_error() => failure,
        _ => admission.refusal.unwrap_or(rejection),
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
    response::json(into, request.status, &Reject::put_result_bad_request(api, request))
}
