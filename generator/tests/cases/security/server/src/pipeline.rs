// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! The pipeline around every operation: authentication, admission and common
//! headers.

use http::Response;
use http::request::Parts;

use crate::api::Api;
use crate::runtime::body::Body;
use crate::runtime::server::alternatives::Alternatives;
use crate::runtime::server::api_key::KeyCarrier;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::{api_key, basic, bearer, http_credential, problem};
use crate::traits::{Admit, Authenticate, CommonHeaders};

/// Stores the common headers. Replaces the caller with the rejection if the request is
/// refused, unless the authentication failed with a server error.
pub(crate) async fn admit<A: Api>(
    api: &A,
    parts: &Parts,
    caller: &mut Result<A::Caller, Rejection>,
    headers: &mut Option<CommonHeaders>,
) {
    let admission = Admit::admit(api, caller.as_ref().ok(), parts).await;
    *headers = Some(
        admission.apply(caller, "Bearer, Basic realm=\"api\", charset=\"UTF-8\", Digest"),
    );
}

/// Stores the common headers, for operations with optional authentication. Replaces the
/// caller with the rejection if the request is refused, unless the authentication failed
/// with a server error.
pub(crate) async fn admit_optional<A: Api>(
    api: &A,
    parts: &Parts,
    caller: &mut Result<Option<A::Caller>, Rejection>,
    headers: &mut Option<CommonHeaders>,
) {
    let known = caller.as_ref().ok().and_then(Option::as_ref);
    let admission = Admit::admit(api, known, parts).await;
    *headers = Some(
        admission.apply(caller, "Bearer, Basic realm=\"api\", charset=\"UTF-8\", Digest"),
    );
}

/// Stores the common headers. Returns an error if the request is refused without
/// authentication.
pub(crate) async fn admit_anonymous<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
) -> Result<(), Rejection> {
    let admission = Admit::admit(api, None, parts).await;
    *headers = Some(admission.headers);
    let refused = admission
        .refusal
        .map(|refusal| {
            refusal.challenged("Bearer, Basic realm=\"api\", charset=\"UTF-8\", Digest")
        });
    refused.map_or(Ok(()), Err)
}

/// Authenticates the caller with `token`.
pub(crate) async fn token<A: Api>(
    api: &A,
    parts: &Parts,
    scopes: &'static [&'static str],
) -> Result<A::Caller, Rejection> {
    let token = bearer::token(parts)?;
    let verified = Authenticate::token(api, token, scopes, parts).await;
    verified.map_err(|refusal| refusal.challenged(bearer::INVALID_TOKEN))
}

/// Authenticates the caller with `account`.
pub(crate) async fn account<A: Api>(
    api: &A,
    parts: &Parts,
    scopes: &'static [&'static str],
) -> Result<A::Caller, Rejection> {
    let credential = basic::find(parts)
        .ok_or(Rejection::Unauthorized(basic::CHALLENGE))?;
    let verified = Authenticate::account(api, credential, scopes, parts).await;
    verified.map_err(|refusal| refusal.challenged(basic::CHALLENGE))
}

/// Authenticates the caller with `raw`.
pub(crate) async fn raw<A: Api>(
    api: &A,
    parts: &Parts,
    scopes: &'static [&'static str],
) -> Result<A::Caller, Rejection> {
    let key = api_key::find(parts, KeyCarrier::Header("authorization"))
        .ok_or(Rejection::Unauthorized(""))?;
    let verified = Authenticate::raw(api, key, scopes, parts).await;
    verified.map_err(|refusal| refusal.challenged(""))
}

/// Authenticates the caller with `oauth`.
pub(crate) async fn oauth<A: Api>(
    api: &A,
    parts: &Parts,
    scopes: &'static [&'static str],
) -> Result<A::Caller, Rejection> {
    let token = bearer::token(parts)?;
    let verified = Authenticate::oauth(api, token, scopes, parts).await;
    verified.map_err(|refusal| refusal.challenged(bearer::INVALID_TOKEN))
}

/// Authenticates the caller with `openId`.
pub(crate) async fn open_id<A: Api>(
    api: &A,
    parts: &Parts,
    scopes: &'static [&'static str],
) -> Result<A::Caller, Rejection> {
    let token = bearer::token(parts)?;
    let verified = Authenticate::open_id(api, token, scopes, parts).await;
    verified.map_err(|refusal| refusal.challenged(bearer::INVALID_TOKEN))
}

/// Authenticates the caller with `session`.
pub(crate) async fn session<A: Api>(
    api: &A,
    parts: &Parts,
    scopes: &'static [&'static str],
) -> Result<A::Caller, Rejection> {
    let key = api_key::find(parts, KeyCarrier::Cookie("SESSION"))
        .ok_or(Rejection::Unauthorized(""))?;
    let verified = Authenticate::session(api, key, scopes, parts).await;
    verified.map_err(|refusal| refusal.challenged(""))
}

/// Authenticates the caller with `digest`.
pub(crate) async fn digest<A: Api>(
    api: &A,
    parts: &Parts,
    scopes: &'static [&'static str],
) -> Result<A::Caller, Rejection> {
    let credential = http_credential::find(parts, "Digest")
        .ok_or(Rejection::Unauthorized("Digest"))?;
    let verified = Authenticate::digest(api, credential, scopes, parts).await;
    verified.map_err(|refusal| refusal.challenged("Digest"))
}

/// Authenticates the caller with `header` and `query`.
pub(crate) async fn header_and_query<A: Api>(
    api: &A,
    parts: &Parts,
    scopes: [&'static [&'static str]; 2],
) -> Result<A::Caller, Rejection> {
    let header = api_key::find(parts, KeyCarrier::Header("x-key"))
        .ok_or(Rejection::Unauthorized(""))?;
    let query = api_key::find(parts, KeyCarrier::Query("key"))
        .ok_or(Rejection::Unauthorized(""))?;
    let verified = Authenticate::header_and_query(api, header, query, scopes, parts)
        .await;
    verified.map_err(|refusal| refusal.challenged(""))
}

/// Authenticates the caller with `oauth` and `session`.
pub(crate) async fn oauth_and_session<A: Api>(
    api: &A,
    parts: &Parts,
    scopes: [&'static [&'static str]; 2],
) -> Result<A::Caller, Rejection> {
    let oauth = bearer::find(parts).ok_or(Rejection::Unauthorized(bearer::CHALLENGE))?;
    let session = api_key::find(parts, KeyCarrier::Cookie("SESSION"))
        .ok_or(Rejection::Unauthorized(bearer::CHALLENGE))?;
    let verified = Authenticate::oauth_and_session(api, oauth, session, scopes, parts)
        .await;
    verified.map_err(|refusal| refusal.challenged(bearer::CHALLENGE))
}

/// Authenticates the caller with `header`.
pub(crate) async fn header<A: Api>(
    api: &A,
    parts: &Parts,
    scopes: &'static [&'static str],
) -> Result<A::Caller, Rejection> {
    let key = api_key::find(parts, KeyCarrier::Header("x-key"))
        .ok_or(Rejection::Unauthorized(""))?;
    let verified = Authenticate::header(api, key, scopes, parts).await;
    verified.map_err(|refusal| refusal.challenged(""))
}

/// Authenticates the caller with `query` and `session`.
pub(crate) async fn query_and_session<A: Api>(
    api: &A,
    parts: &Parts,
    scopes: [&'static [&'static str]; 2],
) -> Result<A::Caller, Rejection> {
    let query = api_key::find(parts, KeyCarrier::Query("key"))
        .ok_or(Rejection::Unauthorized(""))?;
    let session = api_key::find(parts, KeyCarrier::Cookie("SESSION"))
        .ok_or(Rejection::Unauthorized(""))?;
    let verified = Authenticate::query_and_session(api, query, session, scopes, parts)
        .await;
    verified.map_err(|refusal| refusal.challenged(""))
}

/// Authenticates the caller with `query`.
pub(crate) async fn query<A: Api>(
    api: &A,
    parts: &Parts,
    scopes: &'static [&'static str],
) -> Result<A::Caller, Rejection> {
    let key = api_key::find(parts, KeyCarrier::Query("key"))
        .ok_or(Rejection::Unauthorized(""))?;
    let verified = Authenticate::query(api, key, scopes, parts).await;
    verified.map_err(|refusal| refusal.challenged(""))
}

/// Completes a response with the common headers.
pub(crate) fn finish<A: Api>(
    api: &A,
    headers: Option<&CommonHeaders>,
    rejection: Option<&Rejection>,
    into: &mut Response<Body>,
) {
    if let Some(rejection) = rejection {
        reject(api, rejection, into);
    }
    if let Some(headers) = headers {
        if let Err(rejection) = headers.write(into.headers_mut()) {
            reject(api, &rejection, into);
        }
    }
}

/// Rejects a request that matches no operation.
pub(crate) async fn reject_unmatched<A: Api>(
    api: &A,
    parts: &Parts,
    rejection: &Rejection,
    into: &mut Response<Body>,
) {
    let caller = default_caller(api, parts).await;
    let admission = Admit::admit(api, caller.as_ref().ok(), parts).await;
    let refused = admission
        .refusal
        .map(|refusal| {
            refusal.challenged("Bearer, Basic realm=\"api\", charset=\"UTF-8\", Digest")
        });
    let rejection = match &caller {
        Err(failure) if failure.status().is_server_error() => failure,
        _ => refused.as_ref().unwrap_or(rejection),
    };
    finish(api, Some(&admission.headers), Some(rejection), into);
}

/// Authenticates the caller with the first valid alternative of the default
/// security.
pub(crate) async fn default_caller<A: Api>(
    api: &A,
    parts: &Parts,
) -> Result<A::Caller, Rejection> {
    let mut alternatives = Alternatives::new(
        "Bearer, Basic realm=\"api\", charset=\"UTF-8\"",
    );
    match self::token(api, parts, &[]).await {
        Ok(caller) => return Ok(caller),
        Err(rejection) => alternatives.note(rejection),
    }
    match self::account(api, parts, &[]).await {
        Ok(caller) => return Ok(caller),
        Err(rejection) => alternatives.note(rejection),
    }
    Err(alternatives.into_rejection())
}

#[cold]
fn reject<A: Api>(_: &A, rejection: &Rejection, into: &mut Response<Body>) {
    problem::respond(rejection, into);
}
