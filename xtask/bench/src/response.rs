//! The parts of a response that the interface defines, and their comparison with the generated server.

use bytes::Bytes;
use http::Response;
use http_body_util::BodyExt;
use serde_json::Value;

use crate::contender::complete;
use crate::generated::Generated;
use crate::{Case, Contender};

/// The status, the headers that every response has, and the body.
#[derive(Clone, Debug, PartialEq)]
pub struct ComparedResponse {
    status: u16,
    headers: [Option<String>; 4],
    body: Option<Value>,
}

const HEADERS: [&str; 4] = [
    "content-type",
    "x-ratelimit-limit",
    "x-ratelimit-remaining",
    "x-ratelimit-reset",
];

impl ComparedResponse {
    /// The response of a contender.
    pub fn of<C: Contender>(case: Case) -> Self {
        let (parts, body) = complete(C::prepare().respond(case.request())).into_parts();
        let body = complete(body.collect()).map(|body| body.to_bytes());
        let body = body.unwrap_or_default();
        Self::new(&Response::from_parts(parts, body))
    }

    fn new(response: &Response<Bytes>) -> Self {
        Self {
            status: response.status().as_u16(),
            headers: HEADERS.map(|name| {
                let value = response.headers().get(name)?;
                value.to_str().ok().map(str::to_owned)
            }),
            body: serde_json::from_slice(response.body()).ok(),
        }
    }
}

/// Checks that a contender sends the same responses in exactly these cases.
///
/// # Panics
///
/// When it does not.
#[track_caller]
pub fn check<C: Contender>(cases: &[Case]) {
    for case in Case::ALL {
        let (expected, found) = (
            ComparedResponse::of::<Generated>(case),
            ComparedResponse::of::<C>(case),
        );
        match cases.contains(&case) {
            true => assert_eq!(found, expected, "{case:?}"),
            false => assert_ne!(found, expected, "{case:?} can be measured"),
        }
    }
}
