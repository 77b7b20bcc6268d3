//! Every contender sends the same responses: status, headers in any order, body.

use bench::axum::Axum;
use bench::bare::Bare;
use bench::contender::complete;
use bench::generated::Generated;
use bench::{Case, Contender, case};
use bytes::Bytes;
use http::{Method, Request};
use http_body_util::{BodyExt, Full};

/// A response in a form that can be compared and printed.
#[derive(Debug, PartialEq)]
struct ComparedResponse {
    status: u16,
    headers: Vec<(String, String)>,
    body: String,
}

/// The server is mounted as in the book.
#[test]
fn the_generated_server_is_a_fallback_of_axum() {
    use tower_service::Service;

    let mut app = ::axum::Router::<()>::new().fallback_service(Generated::prepare().server());
    let request = Case::GetPet.request().map(::axum::body::Body::new);
    let response = complete(app.call(request)).expect("a response");
    assert_eq!(response.status(), 200);
}

fn response<C: Contender>(request: Request<Full<Bytes>>) -> ComparedResponse {
    let (parts, body) = complete(C::prepare().respond(request)).into_parts();
    let text = |value: &http::HeaderValue| value.to_str().expect("text").to_owned();
    let mut headers: Vec<_> = parts
        .headers
        .iter()
        .map(|(name, value)| (name.to_string(), text(value)))
        // Axum sets the length itself; hyper does so for the others.
        .filter(|(name, _)| name != "content-length")
        .collect();
    headers.sort();
    let bytes = complete(body.collect()).expect("a body").to_bytes();
    let body = String::from_utf8(bytes.to_vec()).expect("UTF-8");
    ComparedResponse {
        status: parts.status.as_u16(),
        headers,
        body,
    }
}

/// The response of all contenders.
#[track_caller]
fn common(request: impl Fn() -> Request<Full<Bytes>>) -> ComparedResponse {
    let generated = response::<Generated>(request());
    assert_eq!(
        generated,
        response::<Bare>(request()),
        "by hand on bare hyper types"
    );
    assert_eq!(generated, response::<Axum>(request()), "by hand on axum");
    generated
}

#[track_caller]
fn check(case: Case, status: u16, headers: &[(&str, &str)], body: &str) {
    let mut expected: Vec<_> = COMMON.iter().chain(headers).copied().collect();
    expected.sort_unstable();
    let response = common(|| case.request());
    let found: Vec<_> = response
        .headers
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str()))
        .collect();
    assert_eq!(
        (response.status, found, response.body.as_str()),
        (status, expected, body)
    );
}

const COMMON: [(&str, &str); 4] = [
    ("content-type", "application/json"),
    ("x-ratelimit-limit", "60"),
    ("x-ratelimit-remaining", "59"),
    ("x-ratelimit-reset", "1795219260"),
];

const DEPRECATION: [(&str, &str); 3] = [
    ("deprecation", "@1795132800"),
    ("link", "</v1/pets>; rel=\"successor-version\""),
    ("sunset", "Thu, 05 Dec 2030 00:00:00 GMT"),
];

fn pet(id: i64) -> String {
    let category = id % 5 + 1;
    format!(r#"{{"id":{id},"name":"Animal {id}","categoryId":{category},"status":"available"}}"#)
}

#[test]
fn list_pets() {
    let pets: Vec<String> = (1..=20).map(pet).collect();
    check(Case::ListPets, 200, &[], &format!("[{}]", pets.join(",")));
}

#[test]
fn create_pet() {
    let body = r#"{"id":21,"name":"Rex","categoryId":1,"status":"available"}"#;
    check(Case::CreatePet, 201, &[], body);
}

#[test]
fn create_pet_with_three_violations() {
    let body = concat!(
        r#"{"code":"bad_request","message":"/name: is required; "#,
        "/categoryId: expected an integer; ",
        "/status: expected one of `available`, `pending`, `sold`",
        r#"","status":400}"#,
    );
    check(Case::CreatePetInvalid, 400, &[], body);
}

#[test]
fn get_pet() {
    check(Case::GetPet, 200, &DEPRECATION, &pet(10));
}

#[test]
fn not_found() {
    check(
        Case::NotFound,
        404,
        &[],
        r#"{"code":"not_found","message":"not found","status":404}"#,
    );
}

#[test]
fn unauthorized() {
    let body = concat!(
        r#"{"code":"unauthorized","message":"missing or invalid credentials","#,
        r#""status":401}"#,
    );
    check(
        Case::Unauthorized,
        401,
        &[("www-authenticate", "Bearer")],
        body,
    );
}

#[test]
fn limits_are_validated_equally() {
    for (query, status) in [
        ("", 200),
        ("?limit=1", 200),
        ("?limit=%31", 200),
        ("?limit=100&other=1", 200),
        ("?limit=20&cursor=000000000000000b&status=sold", 200),
    ] {
        let response = common(|| case::get(&format!("/v1/pets{query}")));
        assert_eq!(response.status, status, "{query}");
    }
}

/// Axum has its own messages for invalid queries.
#[track_caller]
fn assert_equally_rejected(target: &str, status: u16) {
    let [generated, bare, axum] = [
        response::<Generated>(case::get(target)),
        response::<Bare>(case::get(target)),
        response::<Axum>(case::get(target)),
    ];
    assert_eq!(generated, bare, "{target}");
    assert_eq!(
        (generated.status, axum.status),
        (status, status),
        "{target}"
    );
}

#[test]
fn invalid_parameters_are_rejected_equally() {
    for query in [
        "limit=0",
        "limit=101",
        "limit=%2B5",
        "limit=05",
        "limit=",
        "limit=1&limit=2",
        "status=lost",
        "cursor=xyz",
        "limit=0&status=lost",
    ] {
        assert_equally_rejected(&format!("/v1/pets?{query}"), 400);
    }
    for id in ["", "x", "01", "99", "9223372036854775808", "1/2"] {
        assert_equally_rejected(&format!("/v1/pets/{id}"), 404);
    }
}

#[test]
fn invalid_bodies_are_rejected_equally() {
    for json in [
        "[]",
        "{}",
        r#"{"name":"a\u0000","categoryId":1}"#,
        r#"{"name":1,"categoryId":1}"#,
    ] {
        assert_eq!(common(|| case::post(json)).status, 400, "{json}");
    }
}

#[test]
fn other_failures_have_equal_responses() {
    let wrong_key = || {
        let builder = case::builder(Method::GET, "/v1/pets/10");
        case::body(builder.header("authorization", "Bearer wrong"), "")
    };
    assert_eq!(common(wrong_key).status, 401);
    let text = || {
        let builder = case::with_key(case::builder(Method::POST, "/v1/pets"));
        case::body(builder.header("content-type", "text/plain"), "{}")
    };
    assert_eq!(common(text).status, 415);
}
