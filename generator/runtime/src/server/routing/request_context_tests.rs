//! Responses to rejected requests and to internal errors.

use std::io;
use std::pin::pin;
use std::sync::{Arc, Mutex};

use http::{Request, Response, StatusCode};
use http_body_util::BodyExt;

use crate::runtime::body::Body;
use crate::runtime::reason::Reason;
use crate::runtime::server::error_policy::ErrorPolicy;
use crate::runtime::server::rejected_request::{InvalidInput, RejectedRequest};
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::request_context::{RequestContext, caught};
use crate::runtime::server::response;
use crate::runtime::violation::{Place, Violations};

type Operation = &'static str;

/// The status and text of the response to a request to `GET /` that is rejected.
async fn respond(
    errors: &ErrorPolicy<Operation>,
    invalid_input: InvalidInput,
    rejection: Rejection,
) -> (u16, String) {
    let (parts, ()) = Request::default().into_parts();
    let context = RequestContext {
        operation: Some("list"),
        parts: &parts,
        errors,
        invalid_input,
    };
    let mut into = Response::new(Body::empty());
    context.reject(&(), rejection, describe, &mut into);
    let status = into.status().as_u16();
    let body = into.into_body().collect().await.unwrap().to_bytes();
    (status, String::from_utf8(body.into()).unwrap())
}

fn describe(
    (): &(),
    request: &RejectedRequest<'_, Operation>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    assert_eq!(request.operation, Some("list"));
    assert!(
        !matches!(request.rejection, Rejection::NotImplemented),
        "not described"
    );
    response::json(into, request.status, &request.rejection.message())
}

fn invalid(reason: Reason) -> Rejection {
    let mut violations = Violations::new();
    violations.push(Place::Query("limit"), reason);
    violations.into()
}

#[tokio::test]
async fn invalid_input_has_the_documented_status() {
    use InvalidInput::{BadRequest, BySyntax, Unprocessable};
    let (syntax, required) = (
        invalid(Reason::syntax("is not JSON")),
        invalid(Reason::REQUIRED),
    );
    let rows = [
        (BadRequest, [400, 400, 400, 404]),
        (Unprocessable, [422, 422, 422, 404]),
        (BySyntax, [400, 422, 400, 404]),
    ];
    for (rule, expected) in rows {
        let rejections = [
            &syntax,
            &required,
            &Rejection::UnreadableBody,
            &Rejection::NotFound,
        ];
        for (rejection, status) in rejections.into_iter().zip(expected) {
            let answered = respond(&ErrorPolicy::default(), rule, rejection.clone()).await;
            assert_eq!(answered.0, status, "{rule:?} {rejection:?}");
        }
    }
}

#[tokio::test]
async fn errors_are_classified_or_observed_and_never_sent() {
    let seen = Arc::new(Mutex::new(Vec::new()));
    let mut errors = ErrorPolicy::default();
    errors.classify(|cause| {
        let error = cause.find::<io::Error>()?;
        (error.kind() == io::ErrorKind::NotFound).then_some(Rejection::NotFound)
    });
    let notes = Arc::clone(&seen);
    errors.observe(move |error: &super::super::ObservedError<'_, Operation>| {
        let note = format!("{:?} {} {}", error.operation, error.parts.uri, error.cause);
        notes.lock().unwrap().push(note);
    });
    let rows = [
        (
            io::Error::from(io::ErrorKind::NotFound).into(),
            404,
            "\"not found\"",
        ),
        (
            io::Error::other("a secret").into(),
            500,
            "\"internal error\"",
        ),
        (Rejection::internal("a text"), 500, "\"internal error\""),
        // Its description panics.
        (Rejection::NotImplemented, 500, ""),
    ];
    for (rejection, status, body) in rows {
        let answered = respond(&errors, InvalidInput::BadRequest, rejection).await;
        assert_eq!(answered, (status, body.to_owned()));
    }
    let expected = [
        "Some(\"list\") / a secret",
        "Some(\"list\") / a text",
        "Some(\"list\") / panicked: not described",
    ];
    assert_eq!(*seen.lock().unwrap(), expected);
}

#[tokio::test]
async fn a_panic_is_an_internal_error() {
    let panicking = async { panic!("no pets") };
    let Err(Rejection::Internal(cause)) = caught(pin!(panicking)).await else {
        panic!("an internal error");
    };
    assert_eq!(cause.to_string(), "panicked: no pets");
    assert_eq!(caught(pin!(async { Ok(()) })).await, Ok(()));
    assert_eq!(
        Rejection::internal("x").status(),
        StatusCode::INTERNAL_SERVER_ERROR
    );
}
