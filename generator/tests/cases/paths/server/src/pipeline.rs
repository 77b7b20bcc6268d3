// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! The pipeline around every operation: authentication, admission and common
//! headers.

use http::Response;
use http::request::Parts;

use crate::api::Api;
use crate::runtime::body::Body;
use crate::runtime::server::problem;
use crate::runtime::server::rejection::Rejection;
use crate::traits::{Admit, CommonHeaders};

/// Stores the common headers. Returns an error if the request is refused without
/// authentication.
pub(crate) async fn admit_anonymous<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
) -> Result<(), Rejection> {
    let admission = Admit::admit(api, parts).await;
    *headers = Some(admission.headers);
    let refused = admission.refusal.map(|refusal| refusal.challenged(""));
    refused.map_or(Ok(()), Err)
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
    let admission = Admit::admit(api, parts).await;
    let refused = admission.refusal.map(|refusal| refusal.challenged(""));
    let rejection = refused.as_ref().unwrap_or(rejection);
    finish(api, Some(&admission.headers), Some(rejection), into);
}

#[cold]
fn reject<A: Api>(_: &A, rejection: &Rejection, into: &mut Response<Body>) {
    problem::respond(rejection, into);
}
