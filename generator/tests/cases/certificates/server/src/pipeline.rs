// @generated from certificates.yaml by `cargo xtask codegen`; do not edit.
//! The pipeline around every operation: authentication and admission.

use http::Response;
use http::request::Parts;

use crate::api::Api;
use crate::operations::Operation;
use crate::rejection::RejectedRequest;
use crate::runtime::body::Body;
use crate::runtime::server::api_key::KeyCarrier;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::request_context::{Describe, RequestContext};
use crate::runtime::server::{
    admission, bearer, credential_error, peer_certificates, problem,
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

/// Authenticates the caller with `certificate`.
pub(crate) async fn certificate<A: Api>(
    api: &A,
    parts: &Parts,
) -> Result<A::Caller, Rejection> {
    let certificates = peer_certificates::find(parts)
        .ok_or_else(|| credential_error::absent(
            parts,
            "certificate",
            None,
            "Certificate",
        ))?;
    let verified = Authenticate::certificate(api, certificates, parts).await;
    verified
        .map_err(|rejection| rejection.challenged(Some("certificate"), "Certificate"))
}

/// Authenticates the caller with `certificate` and `token`.
pub(crate) async fn certificate_and_token<A: Api>(
    api: &A,
    parts: &Parts,
) -> Result<A::Caller, Rejection> {
    let certificate = peer_certificates::find(parts)
        .ok_or_else(|| credential_error::absent(
            parts,
            "certificate",
            None,
            "Certificate, Bearer",
        ))?;
    let token = bearer::find(parts)
        .ok_or_else(|| credential_error::absent(
            parts,
            "token",
            Some(KeyCarrier::Header("authorization")),
            "Certificate, Bearer",
        ))?;
    let verified = Authenticate::certificate_and_token(api, certificate, token, parts)
        .await;
    verified.map_err(|rejection| rejection.challenged(None, "Certificate, Bearer"))
}

/// Authenticates the caller with `token`.
pub(crate) async fn token<A: Api>(
    api: &A,
    parts: &Parts,
) -> Result<A::Caller, Rejection> {
    let token = bearer::token(parts, "token")?;
    let verified = Authenticate::token(api, token, parts).await;
    verified
        .map_err(|rejection| rejection.challenged(Some("token"), bearer::INVALID_TOKEN))
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
    credential_error::challenge(into, "Certificate, Bearer");
}

/// Responds to a request that matches no operation.
pub(crate) async fn reject_unmatched<A: Api>(
    api: &A,
    parts: &Parts,
    rejection: Rejection,
) -> Result<(), Rejection> {
    let caller = self::certificate(api, parts).await;
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
    _: &A,
    request: &RejectedRequest<'_>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    problem::respond(request, into)
}
