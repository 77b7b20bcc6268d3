//! The case `rejections`: each kind of rejection has the documented status and body, and every error of a handler has a response.

use std::fmt;
use std::io;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use client::types::PaymentRequired;
use client::{Client, Environment, Failure, RetryPolicy};
use http::Request;
use http::request::Parts;
use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use serde_json::Value;
use server::rejection::{CredentialProblem, RejectedRequest};
use server::operations::{
    AgainFailure, AgainRequest, AgainResponse, BadRequestFailure, BadRequestRequest,
    BadRequestResponse, BothFailure, BothRequest, BothResponse, ByDefaultFailure, ByDefaultRequest,
    ByDefaultResponse, NothingFailure, NothingRequest, NothingResponse, RangeFailure, RangeRequest,
    RangeResponse, UndocumentedFailure, UndocumentedRequest, UndocumentedResponse,
    UnprocessableFailure, UnprocessableRequest, UnprocessableResponse,
};
use server::types::{
    Busy, BusyRequired, MistakeRequired, MistakesDetailsItem, MistakesDetailsItemRequired,
    MistakesRequired,
};
use server::{Admit, Api, Authenticate, BearerToken, Mistake, Mistakes, Reject, Rejection, Server};

/// An error of the store, by what it means for callers.
enum StoreError {
    Missing,
    Failed(io::Error),
}

impl From<StoreError> for Rejection {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Missing => Self::NotFound,
            StoreError::Failed(error) => error.into(),
        }
    }
}

/// An error that the server classifies.
#[derive(Debug)]
struct Offline;

impl fmt::Display for Offline {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("the bank is offline")
    }
}

impl std::error::Error for Offline {}

fn store(amount: i64) -> Result<(), StoreError> {
    match amount {
        2 => Err(StoreError::Failed(io::Error::other("a secret"))),
        3 => Err(StoreError::Missing),
        _ => Ok(()),
    }
}

fn bank(amount: i64) -> Result<(), Offline> {
    match amount {
        4 => Err(Offline),
        5 => panic!("no such amount"),
        _ => Ok(()),
    }
}

fn text(amount: i64) -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
    match amount {
        6 => Err("only a text".into()),
        _ => Ok(()),
    }
}

fn refused(amount: i64) -> Result<(), Rejection> {
    match amount {
        9 => Err(Rejection::Forbidden),
        10 => Err(Rejection::Conflict),
        11 => Err(Rejection::TooManyRequests(Duration::from_secs(5))),
        12 => Err(Rejection::NotImplemented),
        13 => Err(Rejection::RequestTimeout),
        _ => Ok(()),
    }
}

fn limited(amount: i64) -> Result<(), Busy> {
    let body = mistake("slower");
    match amount {
        7 => Err(BusyRequired { body, retry_after: 9 }.into()),
        _ => Ok(()),
    }
}

fn mistake(message: impl Into<String>) -> Mistake {
    MistakeRequired { message: message.into() }.into()
}

/// A helper of handlers with the same errors.
fn pay(amount: i64) -> Result<(), BothFailure> {
    store(amount)?;
    bank(amount)?;
    text(amount).map_err(Rejection::internal)?;
    limited(amount)?;
    refused(amount)?;
    match amount {
        8 => Err(mistake("eight").into()),
        _ => Ok(()),
    }
}

struct Payments;

macro_rules! handlers {
    ($($handler:ident: $request:ident, $response:ident, $failure:ident;)*) => {$(
        async fn $handler(&self, _: &(), request: $request) -> Result<$response, $failure> {
            store(request.body.amount)?;
            bank(request.body.amount)?;
            text(request.body.amount).map_err(Rejection::internal)?;
            refused(request.body.amount)?;
            Ok($response::default())
        }
    )*};
}

impl Api for Payments {
    handlers! {
        bad_request: BadRequestRequest, BadRequestResponse, BadRequestFailure;
        unprocessable: UnprocessableRequest, UnprocessableResponse, UnprocessableFailure;
        range: RangeRequest, RangeResponse, RangeFailure;
        by_default: ByDefaultRequest, ByDefaultResponse, ByDefaultFailure;
        undocumented: UndocumentedRequest, UndocumentedResponse, UndocumentedFailure;
    }

    async fn both(&self, _: &(), request: BothRequest) -> Result<BothResponse, BothFailure> {
        pay(request.body.amount)?;
        Ok(BothResponse::default())
    }

    async fn again(&self, _: &(), request: AgainRequest) -> Result<AgainResponse, AgainFailure> {
        pay(request.body.amount)?;
        Ok(AgainResponse::default())
    }

    async fn nothing(&self, _: &(), _: NothingRequest) -> Result<NothingResponse, NothingFailure> {
        Err(Rejection::unauthorized())?
    }
}

impl Authenticate for Payments {
    type Caller = ();

    async fn token(&self, token: BearerToken<'_>, _: &Parts) -> Result<(), Rejection> {
        match token.as_str() {
            "good" => Ok(()),
            "old" => Err(Rejection::unauthorized_because("expired")),
            _ => Err(io::Error::other("another secret"))?,
        }
    }
}

impl Admit for Payments {}

impl Reject for Payments {
    fn mistake(&self, request: &RejectedRequest<'_>) -> Mistake {
        mistake(message(request))
    }

    fn mistakes(&self, request: &RejectedRequest<'_>) -> Mistakes {
        let Rejection::Invalid(violations) = request.rejection else {
            return MistakesRequired { details: vec![detail("", "other", None)] }.into();
        };
        let details = violations.iter().map(|violation| {
            let kind = &violation.kind;
            detail(violation.place.pointer(), kind.keyword(), kind.limit())
        });
        MistakesRequired { details: details.collect() }.into()
    }
}

fn message(request: &RejectedRequest<'_>) -> String {
    let message = match request.rejection {
        Rejection::Unauthorized(error) => match &error.problem {
            CredentialProblem::Refused(Some(reason)) => format!("{:?}: {reason}", error.scheme),
            problem => format!("{:?}: {problem:?}", error.scheme),
        },
        rejection => rejection.message(),
    };
    let operation = request.operation.map_or("none", |operation| operation.id());
    format!("{operation} {} {message}", request.parts.method)
}

fn detail(place: &str, kind: &str, limit: Option<String>) -> MistakesDetailsItem {
    let required = MistakesDetailsItemRequired { place: place.to_owned(), kind: kind.to_owned() };
    MistakesDetailsItem::from(required).limit(limit)
}

/// The status, the kind of the body, and its text.
async fn send(server: &Server<Payments>, path: &str, token: &str, media_type: &str, body: &str) -> (String, String) {
    let mut request = Request::post(format!("/{path}")).header("content-type", media_type);
    if !token.is_empty() {
        request = request.header("authorization", token);
    }
    let request = request.body(Full::new(Bytes::from(body.to_owned()))).unwrap();
    let (parts, body) = server.handle(request).await.into_parts();
    let bytes = body.collect().await.unwrap().to_bytes();
    let body: Value = serde_json::from_slice(&bytes).unwrap_or_default();
    let kind = match &body {
        body if body["message"].is_string() => "mistake",
        body if body["details"].is_array() => "mistakes",
        body if body["type"] == "about:blank" => "problem",
        _ => "none",
    };
    for (statuses, header) in [
        (&[401][..], "www-authenticate"),
        (&[415], "accept"),
        (&[429, 503], "retry-after"),
    ] {
        let is_expected = statuses.contains(&parts.status.as_u16());
        assert_eq!(is_expected, parts.headers.contains_key(header), "{header} {parts:?}");
    }
    (format!("{} {kind}", parts.status.as_u16()), body.to_string())
}

const PATHS: [&str; 6] = ["bad-request", "unprocessable", "both", "range", "default", "none"];

async fn statuses(server: &Server<Payments>) {
    const GOOD: &str = "Bearer good";
    const JSON: &str = "application/json";
    let long = format!(r#"{{"amount": 1, "text": "{}"}}"#, "x".repeat(2000));
    // The statuses and bodies for each path.
    let rows: [(&str, &str, &str, [&str; 6]); 16] = [
        (GOOD, JSON, r#"{"amount": 1}"#, ["204 none"; 6]),
        (GOOD, JSON, "{", ["400 mistake", "422 mistakes", "400 mistake", "400 mistake", "400 mistake", "400 problem"]),
        (
            GOOD,
            JSON,
            r#"{"amount": 0}"#,
            ["400 mistake", "422 mistakes", "422 mistakes", "400 mistake", "400 mistake", "400 problem"],
        ),
        (
            "",
            JSON,
            "{}",
            ["401 problem", "401 problem", "401 problem", "401 mistake", "401 mistake", "401 problem"],
        ),
        (
            "Bearer broken",
            JSON,
            "{}",
            ["500 problem", "500 problem", "500 problem", "500 problem", "500 mistake", "500 problem"],
        ),
        (
            GOOD,
            "text/plain",
            "1",
            ["415 problem", "415 problem", "415 problem", "415 mistake", "415 mistake", "415 problem"],
        ),
        (
            GOOD,
            JSON,
            &long,
            ["413 problem", "413 problem", "413 problem", "413 mistake", "413 mistake", "413 problem"],
        ),
        (
            GOOD,
            JSON,
            r#"{"amount": 3}"#,
            ["404 problem", "404 problem", "404 problem", "404 mistake", "404 mistake", "404 problem"],
        ),
        (
            GOOD,
            JSON,
            r#"{"amount": 4}"#,
            ["503 problem", "503 problem", "503 problem", "503 problem", "503 mistake", "503 problem"],
        ),
        (
            GOOD,
            JSON,
            r#"{"amount": 5}"#,
            ["500 problem", "500 problem", "500 problem", "500 problem", "500 mistake", "500 problem"],
        ),
        (
            GOOD,
            JSON,
            r#"{"amount": 6}"#,
            ["500 problem", "500 problem", "500 problem", "500 problem", "500 mistake", "500 problem"],
        ),
        (
            GOOD,
            JSON,
            r#"{"amount": 9}"#,
            ["403 problem", "403 problem", "403 problem", "403 mistake", "403 mistake", "403 problem"],
        ),
        (
            GOOD,
            JSON,
            r#"{"amount": 10}"#,
            ["409 problem", "409 problem", "409 problem", "409 mistake", "409 mistake", "409 problem"],
        ),
        (
            GOOD,
            JSON,
            r#"{"amount": 11}"#,
            ["429 problem", "429 problem", "429 mistake", "429 mistake", "429 mistake", "429 problem"],
        ),
        (
            GOOD,
            JSON,
            r#"{"amount": 12}"#,
            ["501 problem", "501 problem", "501 problem", "501 problem", "501 mistake", "501 problem"],
        ),
        (
            GOOD,
            JSON,
            r#"{"amount": 13}"#,
            ["408 problem", "408 problem", "408 problem", "408 mistake", "408 mistake", "408 problem"],
        ),
    ];
    for (token, media_type, body, expected) in rows {
        for (path, expected) in PATHS.into_iter().zip(expected) {
            let (response, text) = send(server, path, token, media_type, body).await;
            assert_eq!(response, expected, "{path} {token} {media_type} {body}");
            assert!(!text.contains("secret") && !text.contains("offline"), "{text}");
        }
    }
    let rows = [
        ("both", GOOD, r#"{"amount": 0}"#, r#"{"details":[{"place":"/amount","kind":"minimum","limit":"1"}]}"#),
        ("both", GOOD, r#"{"amount": 7}"#, r#"{"message":"slower"}"#),
        ("again", GOOD, r#"{"amount": 8}"#, r#"{"message":"eight"}"#),
        ("range", "", "{}", r#"{"message":"range POST Some(\"token\"): Missing"}"#),
        ("range", "Basic x", "{}", r#"{"message":"range POST Some(\"token\"): Malformed"}"#),
        ("range", "Bearer old", "{}", r#"{"message":"range POST Some(\"token\"): expired"}"#),
    ];
    for (path, token, body, expected) in rows {
        let (_, text) = send(server, path, token, JSON, body).await;
        assert_eq!(text, expected, "{path} {token} {body}");
    }
    // A handler has no challenge of its own.
    let request = Request::get("/nothing").header("authorization", GOOD);
    let response = server.handle(request.body(Full::<Bytes>::default()).unwrap()).await;
    assert_eq!(response.status(), 401);
    assert_eq!(response.headers()["www-authenticate"], "Bearer");
    // Without an operation, no status is documented.
    for (method, path, status) in [("GET", "/both", 405), ("GET", "/nowhere", 404)] {
        let request = Request::builder().method(method).uri(path).body(Full::<Bytes>::default());
        let response = server.handle(request.unwrap()).await;
        assert_eq!(response.status(), status);
        assert_eq!(response.headers().contains_key("allow"), status == 405);
        assert_eq!(response.headers()["content-type"], "application/problem+json");
    }
}

/// Clients read each documented rejection as such.
async fn calls(client: &Client) {
    fn kind<E: fmt::Debug>(result: Result<client::Reply<()>, Failure<E>>) -> String {
        match result {
            Err(Failure::Operation(failure)) => format!("{failure:?}").chars().take(11).collect(),
            Err(Failure::Undocumented(response)) => format!("undocumented {}", response.status().as_u16()),
            other => panic!("{other:?}"),
        }
    }
    let invalid = || client::Payment::from(PaymentRequired { amount: 0 });
    assert_eq!(kind(client.bad_request(invalid()).send().await), "BadRequest(");
    assert_eq!(kind(client.unprocessable(invalid()).send().await), "Unprocessab");
    assert_eq!(kind(client.both(invalid()).send().await), "Unprocessab");
    assert_eq!(kind(client.range(invalid()).send().await), "ClientError");
    assert_eq!(kind(client.by_default(invalid()).send().await), "Default(Rep");
    assert_eq!(kind(client.undocumented(invalid()).send().await), "undocumented 400");
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    std::panic::set_hook(Box::new(|panic| {
        if !panic.to_string().contains("no such amount") {
            eprintln!("{panic}");
        }
    }));
    let observed = Arc::new(Mutex::new(Vec::new()));
    let notes = Arc::clone(&observed);
    let server = Server::new(Payments)
        .body_limit(1000)
        .classify_errors(|cause| {
            let wait = Duration::from_secs(5);
            cause.find::<Offline>().map(|_| Rejection::Unavailable(wait))
        })
        .observe_errors(move |error| {
            let operation = error.operation.map(|operation| operation.id());
            notes.lock().unwrap().push(format!("{operation:?}: {}", error.cause));
        });
    statuses(&server).await;
    let mut observed = observed.lock().unwrap().split_off(0);
    observed.retain(|note| note.starts_with("Some(\"both\")"));
    assert_eq!(
        observed,
        [
            "Some(\"both\"): another secret",
            "Some(\"both\"): panicked: no such amount",
            "Some(\"both\"): only a text",
        ]
    );
    let builder = Client::builder(Environment::at("https://payments.example")).token("good");
    let builder = builder.transport(server).retry(RetryPolicy::none());
    calls(&builder.build().unwrap()).await;
}
