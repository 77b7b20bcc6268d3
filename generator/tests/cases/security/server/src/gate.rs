// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! What happens to every request before and after its operation: credentials,
//! admission, the headers that all responses carry.

use http::Response;
use http::request::Parts;

use crate::api::Api;
use crate::hooks::{Admit, Authenticate, CommonHeaders};
use crate::runtime::alternatives::Alternatives;
use crate::runtime::api_key::KeyCarrier;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::{api_key, basic, bearer, http_credential, problem};

/// Lets a caller in, or gives the answer that turns the request away.
pub(crate) async fn enter<A: Api>(
    api: &A,
    parts: &Parts,
    credential: Result<A::Caller, Rejection>,
) -> Result<(CommonHeaders, A::Caller), Response<Body>> {
    let admission = Admit::admit(api, credential.as_ref().ok(), parts).await;
    let turned_away = admission
        .refusal
        .map(|refusal| {
            refusal.challenged("Bearer, Basic realm=\"api\", charset=\"UTF-8\", Digest")
        });
    match (turned_away, credential) {
        (None, Ok(caller)) => Ok((admission.headers, caller)),
        (_, Err(failure)) if failure.status().is_server_error() => {
            Err(leave(api, &admission.headers, Err(failure)))
        }
        (Some(rejection), _) | (None, Err(rejection)) => {
            Err(leave(api, &admission.headers, Err(rejection)))
        }
    }
}

/// Lets a caller in who may be nobody, or gives the answer that turns the request away.
pub(crate) async fn enter_optional<A: Api>(
    api: &A,
    parts: &Parts,
    credential: Result<Option<A::Caller>, Rejection>,
) -> Result<(CommonHeaders, Option<A::Caller>), Response<Body>> {
    match credential.transpose() {
        Some(credential) => {
            let (headers, caller) = enter(api, parts, credential).await?;
            Ok((headers, Some(caller)))
        }
        None => Ok((enter_open(api, parts).await?, None)),
    }
}

/// Lets anyone in, or gives the answer that turns the request away.
pub(crate) async fn enter_open<A: Api>(
    api: &A,
    parts: &Parts,
) -> Result<CommonHeaders, Response<Body>> {
    let admission = Admit::admit(api, None, parts).await;
    match admission.refusal {
        None => Ok(admission.headers),
        Some(refusal) => {
            let rejection = refusal
                .challenged("Bearer, Basic realm=\"api\", charset=\"UTF-8\", Digest");
            Err(leave(api, &admission.headers, Err(rejection)))
        }
    }
}

/// Who calls, by `token`.
pub(crate) async fn token<A: Api>(
    api: &A,
    parts: &Parts,
    scopes: &'static [&'static str],
) -> Result<A::Caller, Rejection> {
    let token = bearer::token(parts)?;
    let verified = Authenticate::token(api, token, scopes, parts).await;
    verified.map_err(|refusal| refusal.challenged(bearer::INVALID_TOKEN))
}

/// Who calls, by `account`.
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

/// Who calls, by `raw`.
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

/// Who calls, by `oauth`.
pub(crate) async fn oauth<A: Api>(
    api: &A,
    parts: &Parts,
    scopes: &'static [&'static str],
) -> Result<A::Caller, Rejection> {
    let token = bearer::token(parts)?;
    let verified = Authenticate::oauth(api, token, scopes, parts).await;
    verified.map_err(|refusal| refusal.challenged(bearer::INVALID_TOKEN))
}

/// Who calls, by `openId`.
pub(crate) async fn open_id<A: Api>(
    api: &A,
    parts: &Parts,
    scopes: &'static [&'static str],
) -> Result<A::Caller, Rejection> {
    let token = bearer::token(parts)?;
    let verified = Authenticate::open_id(api, token, scopes, parts).await;
    verified.map_err(|refusal| refusal.challenged(bearer::INVALID_TOKEN))
}

/// Who calls, by `session`.
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

/// Who calls, by `digest`.
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

/// Who calls, by `header` and `query`.
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

/// Who calls, by `oauth` and `session`.
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

/// Who calls, by `header`.
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

/// Who calls, by `query` and `session`.
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

/// Who calls, by `query`.
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

/// Gives every answer the headers that it has in common with all others.
pub(crate) fn leave<A: Api>(
    api: &A,
    headers: &CommonHeaders,
    answer: Result<Response<Body>, Rejection>,
) -> Response<Body> {
    let mut response = answer.unwrap_or_else(|rejection| reject(api, &rejection));
    if let Err(rejection) = headers.write(response.headers_mut()) {
        response = reject(api, &rejection);
    }
    response
}

/// Answers a request that no operation answers.
pub(crate) async fn refuse<A: Api>(
    api: &A,
    parts: &Parts,
    rejection: Rejection,
) -> Response<Body> {
    let (caller, rejection) = match default_caller(api, parts).await {
        Ok(caller) => (Some(caller), rejection),
        Err(failure) if failure.status().is_server_error() => (None, failure),
        Err(_) => (None, rejection),
    };
    let admission = Admit::admit(api, caller.as_ref(), parts).await;
    let rejection = match admission.refusal {
        Some(refusal) if !rejection.status().is_server_error() => {
            refusal.challenged("Bearer, Basic realm=\"api\", charset=\"UTF-8\", Digest")
        }
        _ => rejection,
    };
    leave(api, &admission.headers, Err(rejection))
}

/// Who calls, by the first way in of the description that leads there.
async fn default_caller<A: Api>(api: &A, parts: &Parts) -> Result<A::Caller, Rejection> {
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
fn reject<A: Api>(_: &A, rejection: &Rejection) -> Response<Body> {
    let mut response = problem::response(rejection);
    rejection.write_headers(response.headers_mut());
    response
}
