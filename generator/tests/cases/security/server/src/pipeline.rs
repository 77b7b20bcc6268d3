// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! The pipeline around every operation: authentication and admission.

use http::Response;
use http::request::Parts;

use crate::api::Api;
use crate::operations::Operation;
use crate::rejection::RejectedRequest;
use crate::runtime::body::Body;
use crate::runtime::server::alternatives::Alternatives;
use crate::runtime::server::api_key::KeyCarrier;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::request_context::{Describe, RequestContext};
use crate::runtime::server::{
    admission, api_key, basic, bearer, credential_error, http_credential, problem,
};
use crate::traits::{Admit, Authenticate};

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

/// For operations with optional authentication. Replaces the caller with the
/// rejection if the request is refused, unless the authentication failed with a
/// server error.
pub(crate) async fn admit_optional<A: Api>(
    api: &A,
    parts: &Parts,
    caller: &mut Result<Option<A::Caller>, Rejection>,
) {
    let known = caller.as_ref().ok().and_then(Option::as_ref);
    let admitted = Admit::admit(api, known, parts).await;
    admission::apply(admitted, caller);
}

/// Authenticates the caller with `token`.
pub(crate) async fn token<A: Api>(
    api: &A,
    parts: &Parts,
    scopes: &'static [&'static str],
) -> Result<A::Caller, Rejection> {
    let token = bearer::token(parts, "token")?;
    let verified = Authenticate::token(api, token, scopes, parts).await;
    verified
        .map_err(|rejection| rejection.challenged(Some("token"), bearer::INVALID_TOKEN))
}

/// Authenticates the caller with `account`.
pub(crate) async fn account<A: Api>(
    api: &A,
    parts: &Parts,
) -> Result<A::Caller, Rejection> {
    let credential = basic::find(parts)
        .ok_or_else(|| credential_error::absent(
            parts,
            "account",
            Some(KeyCarrier::Header("authorization")),
            basic::CHALLENGE,
        ))?;
    let verified = Authenticate::account(api, credential, parts).await;
    verified.map_err(|rejection| rejection.challenged(Some("account"), basic::CHALLENGE))
}

/// Authenticates the caller with `raw`.
pub(crate) async fn raw<A: Api>(api: &A, parts: &Parts) -> Result<A::Caller, Rejection> {
    let key = api_key::find(parts, KeyCarrier::Header("authorization"))
        .ok_or_else(|| credential_error::absent(
            parts,
            "raw",
            Some(KeyCarrier::Header("authorization")),
            "ApiKey",
        ))?;
    let verified = Authenticate::raw(api, key, parts).await;
    verified.map_err(|rejection| rejection.challenged(Some("raw"), "ApiKey"))
}

/// Authenticates the caller with `oauth`.
pub(crate) async fn oauth<A: Api>(
    api: &A,
    parts: &Parts,
    scopes: &'static [&'static str],
) -> Result<A::Caller, Rejection> {
    let token = bearer::token(parts, "oauth")?;
    let verified = Authenticate::oauth(api, token, scopes, parts).await;
    verified
        .map_err(|rejection| rejection.challenged(Some("oauth"), bearer::INVALID_TOKEN))
}

/// Authenticates the caller with `openId`.
pub(crate) async fn open_id<A: Api>(
    api: &A,
    parts: &Parts,
    scopes: &'static [&'static str],
) -> Result<A::Caller, Rejection> {
    let token = bearer::token(parts, "openId")?;
    let verified = Authenticate::open_id(api, token, scopes, parts).await;
    verified
        .map_err(|rejection| rejection.challenged(Some("openId"), bearer::INVALID_TOKEN))
}

/// Authenticates the caller with `session`.
pub(crate) async fn session<A: Api>(
    api: &A,
    parts: &Parts,
) -> Result<A::Caller, Rejection> {
    let key = api_key::find(parts, KeyCarrier::Cookie("SESSION"))
        .ok_or_else(|| credential_error::absent(
            parts,
            "session",
            Some(KeyCarrier::Cookie("SESSION")),
            "ApiKey",
        ))?;
    let verified = Authenticate::session(api, key, parts).await;
    verified.map_err(|rejection| rejection.challenged(Some("session"), "ApiKey"))
}

/// Authenticates the caller with `digest`.
pub(crate) async fn digest<A: Api>(
    api: &A,
    parts: &Parts,
) -> Result<A::Caller, Rejection> {
    let credential = http_credential::find(parts, "Digest")
        .ok_or_else(|| credential_error::absent(
            parts,
            "digest",
            Some(KeyCarrier::Header("authorization")),
            "Digest",
        ))?;
    let verified = Authenticate::digest(api, credential, parts).await;
    verified.map_err(|rejection| rejection.challenged(Some("digest"), "Digest"))
}

/// Authenticates the caller with `header` and `query`.
pub(crate) async fn header_and_query<A: Api>(
    api: &A,
    parts: &Parts,
) -> Result<A::Caller, Rejection> {
    let header = api_key::find(parts, KeyCarrier::Header("x-key"))
        .ok_or_else(|| credential_error::absent(
            parts,
            "header",
            Some(KeyCarrier::Header("x-key")),
            "ApiKey",
        ))?;
    let query = api_key::find(parts, KeyCarrier::Query("key"))
        .ok_or_else(|| credential_error::absent(
            parts,
            "query",
            Some(KeyCarrier::Query("key")),
            "ApiKey",
        ))?;
    let verified = Authenticate::header_and_query(api, header, query, parts).await;
    verified.map_err(|rejection| rejection.challenged(None, "ApiKey"))
}

/// Authenticates the caller with `oauth` and `session`.
pub(crate) async fn oauth_and_session<A: Api>(
    api: &A,
    parts: &Parts,
    scopes: [&'static [&'static str]; 2],
) -> Result<A::Caller, Rejection> {
    let oauth = bearer::find(parts)
        .ok_or_else(|| credential_error::absent(
            parts,
            "oauth",
            Some(KeyCarrier::Header("authorization")),
            "Bearer, ApiKey",
        ))?;
    let session = api_key::find(parts, KeyCarrier::Cookie("SESSION"))
        .ok_or_else(|| credential_error::absent(
            parts,
            "session",
            Some(KeyCarrier::Cookie("SESSION")),
            "Bearer, ApiKey",
        ))?;
    let verified = Authenticate::oauth_and_session(api, oauth, session, scopes, parts)
        .await;
    verified.map_err(|rejection| rejection.challenged(None, "Bearer, ApiKey"))
}

/// Authenticates the caller with `header`.
pub(crate) async fn header<A: Api>(
    api: &A,
    parts: &Parts,
) -> Result<A::Caller, Rejection> {
    let key = api_key::find(parts, KeyCarrier::Header("x-key"))
        .ok_or_else(|| credential_error::absent(
            parts,
            "header",
            Some(KeyCarrier::Header("x-key")),
            "ApiKey",
        ))?;
    let verified = Authenticate::header(api, key, parts).await;
    verified.map_err(|rejection| rejection.challenged(Some("header"), "ApiKey"))
}

/// Authenticates the caller with `query` and `session`.
pub(crate) async fn query_and_session<A: Api>(
    api: &A,
    parts: &Parts,
) -> Result<A::Caller, Rejection> {
    let query = api_key::find(parts, KeyCarrier::Query("key"))
        .ok_or_else(|| credential_error::absent(
            parts,
            "query",
            Some(KeyCarrier::Query("key")),
            "ApiKey",
        ))?;
    let session = api_key::find(parts, KeyCarrier::Cookie("SESSION"))
        .ok_or_else(|| credential_error::absent(
            parts,
            "session",
            Some(KeyCarrier::Cookie("SESSION")),
            "ApiKey",
        ))?;
    let verified = Authenticate::query_and_session(api, query, session, parts).await;
    verified.map_err(|rejection| rejection.challenged(None, "ApiKey"))
}

/// Authenticates the caller with `query`.
pub(crate) async fn query<A: Api>(
    api: &A,
    parts: &Parts,
) -> Result<A::Caller, Rejection> {
    let key = api_key::find(parts, KeyCarrier::Query("key"))
        .ok_or_else(|| credential_error::absent(
            parts,
            "query",
            Some(KeyCarrier::Query("key")),
            "ApiKey",
        ))?;
    let verified = Authenticate::query(api, key, parts).await;
    verified.map_err(|rejection| rejection.challenged(Some("query"), "ApiKey"))
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
    credential_error::challenge(
        into,
        "Bearer, Basic realm=\"api\", charset=\"UTF-8\", ApiKey, Digest",
    );
}

/// Responds to a request that matches no operation.
pub(crate) async fn reject_unmatched<A: Api>(
    api: &A,
    parts: &Parts,
    rejection: Rejection,
) -> Result<(), Rejection> {
    let caller = default_caller(api, parts).await;
    let admitted = Admit::admit(api, caller.as_ref().ok(), parts).await;
    let rejection = match caller {
        Err(failure) if failure.status().is_server_error() => failure,
        _ => admitted.err().unwrap_or(rejection),
    };
    Err(rejection)
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
    match self::account(api, parts).await {
        Ok(caller) => return Ok(caller),
        Err(rejection) => alternatives.note(rejection),
    }
    Err(alternatives.into_rejection())
}

/// Writes the response to a rejected request.
#[cold]
pub(crate) fn describe<A: Api>(
    _: &A,
    request: &RejectedRequest<'_>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    problem::respond(request, into)
}
