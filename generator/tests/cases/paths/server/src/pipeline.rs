// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! The pipeline around every operation: authentication and admission.

use http::Response;
use http::request::Parts;

use crate::api::Api;
use crate::operations::Operation;
use crate::rejection::RejectedRequest;
use crate::runtime::body::Body;
use crate::runtime::server::problem;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::request_context::{Describe, RequestContext};
use crate::traits::Admit;

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
}

/// Responds to a request that matches no operation.
pub(crate) async fn reject_unmatched<A: Api>(
    api: &A,
    parts: &Parts,
    rejection: Rejection,
) -> Result<(), Rejection> {
    let admitted = Admit::admit(api, parts).await;
    let rejection = admitted.err().unwrap_or(rejection);
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
