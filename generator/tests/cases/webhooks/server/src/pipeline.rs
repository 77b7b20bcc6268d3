// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! The pipeline around every operation: authentication, admission and common
//! headers.

use http::Response;
use http::request::Parts;

use crate::api::Api;
use crate::runtime::api_key::KeyCarrier;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::{api_key, problem};
use crate::traits::{Admit, Authenticate, CommonHeaders};

/// Returns the common headers, and the caller if the request is admitted.
pub(crate) async fn admit<A: Api>(
    api: &A,
    parts: &Parts,
    credential: Result<A::Caller, Rejection>,
) -> (CommonHeaders, Result<A::Caller, Rejection>) {
    let admission = Admit::admit(api, credential.as_ref().ok(), parts).await;
    let caller = match (admission.refusal, credential) {
        (Some(_), Err(failure)) if failure.status().is_server_error() => Err(failure),
        (Some(refusal), _) => Err(refusal.challenged("")),
        (None, credential) => credential,
    };
    (admission.headers, caller)
}

/// Authenticates the caller with `apiKey`.
pub(crate) async fn api_key<A: Api>(
    api: &A,
    parts: &Parts,
    scopes: &'static [&'static str],
) -> Result<A::Caller, Rejection> {
    let key = api_key::find(parts, KeyCarrier::Header("x-api-key"))
        .ok_or(Rejection::Unauthorized(""))?;
    let verified = Authenticate::api_key(api, key, scopes, parts).await;
    verified.map_err(|refusal| refusal.challenged(""))
}

/// Completes a response with the common headers.
pub(crate) fn finish<A: Api>(
    api: &A,
    headers: &CommonHeaders,
    result: Result<(), Rejection>,
    into: &mut Response<Body>,
) {
    if let Err(rejection) = result {
        reject(api, &rejection, into);
    }
    if let Err(rejection) = headers.write(into.headers_mut()) {
        reject(api, &rejection, into);
    }
}

/// Rejects a request that matches no operation.
pub(crate) async fn reject_unmatched<A: Api>(
    api: &A,
    parts: &Parts,
    rejection: Rejection,
    into: &mut Response<Body>,
) {
    let (caller, rejection) = match self::api_key(api, parts, &[]).await {
        Ok(caller) => (Some(caller), rejection),
        Err(failure) if failure.status().is_server_error() => (None, failure),
        Err(_) => (None, rejection),
    };
    let admission = Admit::admit(api, caller.as_ref(), parts).await;
    let rejection = match admission.refusal {
        Some(refusal) if !rejection.status().is_server_error() => refusal.challenged(""),
        _ => rejection,
    };
    finish(api, &admission.headers, Err(rejection), into);
}

#[cold]
fn reject<A: Api>(_: &A, rejection: &Rejection, into: &mut Response<Body>) {
    into.headers_mut().clear();
    problem::respond(into, rejection);
    rejection.write_headers(into.headers_mut());
}
