//! Every documented status of every operation, requested by the generated client over a socket.

use std::time::Duration;

use crate::support::calls::{animal, builder, get_pet};
use crate::support::request::Request;
use crate::support::response::Response;
use crate::support::service::{NOON, Service};
use crate::support::test_database::rerun_on_postgres;
use generated_client::pets::{CreatePetFailure, GetPetFailure, ListPetsFailure, ListPetsHeaders};
use generated_client::types::TooManyRequestsHeaders;
use generated_client::{CommonHeaders as _, Error, Failure, PetStatus, Reply, TextEnum};
use service::keys::Plan;

#[test]
fn all_tests_pass_on_postgresql() {
    rerun_on_postgres(module_path!(), &[]);
}

/// Sends a call that must fail with the given variant, and returns its `Error`.
macro_rules! fail {
    ($call:expr, $failure:path) => {
        match $call.send().await {
            Err(Failure::Operation($failure(error))) => error,
            other => panic!("expected {}: {other:?}", stringify!($failure)),
        }
    };
}

/// The `Error`s of one call of each operation, all of which must fail with the same variant.
macro_rules! fail_all {
    ($client:expr, $variant:ident) => {
        [
            fail!($client.list_pets(), ListPetsFailure::$variant),
            fail!(
                $client.create_pet(animal("Rex")),
                CreatePetFailure::$variant
            ),
            fail!(get_pet(&$client, 1), GetPetFailure::$variant),
        ]
    };
}

mod failures;

/// A status that the description does not declare.
fn unknown_status() -> PetStatus {
    PetStatus::from_text("gone")
}

/// Asserts the properties that the `Error`s of all operations have in common.
#[track_caller]
fn check(error: &Reply<Error>, status: u16, code: &str) {
    assert_eq!(error.status().as_u16(), status);
    assert_eq!(error.body().status, i64::from(status));
    assert_eq!(error.code, code);
    assert!(!error.message.is_empty());
    assert!(error.rate_limit().is_some());
}

/// The messages of the examples of a response in the description.
fn examples(response: &str) -> Vec<&'static str> {
    let description = include_str!("../../../spec/openapi.yaml");
    let (_, responses) = description.split_once("\n  responses:\n").unwrap();
    let (_, section) = responses.split_once(&format!("    {response}:\n")).unwrap();
    let is_inside = |line: &&str| line.is_empty() || line.starts_with("     ");
    let messages = section
        .lines()
        .take_while(is_inside)
        .filter_map(|line| line.trim().strip_prefix("message: "));
    messages.map(|text| text.trim_matches('\'')).collect()
}

#[tokio::test]
async fn error_messages_match_the_examples() {
    let service = Service::start().await;
    let key = service.key(Plan::Enterprise).await;
    let post = |body: Vec<u8>| service.post(&key, body);
    let invalid = br#"{"name":"Rex","categoryId":"1"}"#;
    let invalid = [
        post(invalid.to_vec()).await,
        service.get("/v1/pets?limit=0", &key).await,
    ];
    let typed = Request::new("POST", "/v1/pets").header("content-type", "text/plain");
    let free = service.key(Plan::Free).await;
    service.pass(Duration::from_secs(60 - 27));
    for _ in 0..60 {
        service.get("/v1/pets", &free).await;
    }
    for (component, responses) in [
        ("BadRequest", &invalid[..]),
        ("Unauthorized", &[service.get("/v1/pets", "aas_none").await]),
        ("NotFound", &[service.get("/v1/pets/9", &key).await]),
        ("PayloadTooLarge", &[post(vec![b' '; 65_537]).await]),
        (
            "UnsupportedMediaType",
            &[service.send(typed.key(&key).body("{}")).await],
        ),
        ("TooManyRequests", &[service.get("/v1/pets", &free).await]),
    ] {
        let messages: Vec<_> = responses.iter().map(Response::message).collect();
        assert_eq!(messages, examples(component), "{component}");
    }
}

#[tokio::test]
async fn create_pet_201() {
    let service = Service::start().await;
    let client = service.client(&service.key(Plan::Pro).await);
    for (id, given, status) in [
        (1, None, PetStatus::Available),
        (2, Some(PetStatus::Available), PetStatus::Available),
        (3, Some(PetStatus::Pending), PetStatus::Pending),
        (4, Some(PetStatus::Sold), PetStatus::Sold),
    ] {
        let mut new = animal("Rex");
        new.category_id = -id;
        new.status = given;
        let pet = client.create_pet(new).send().await.unwrap();
        assert_eq!(pet.status().as_u16(), 201);
        assert_eq!((pet.id, pet.category_id), (id, -id));
        assert_eq!(
            (pet.name.as_str(), &pet.body().status),
            ("Rex", &Some(status))
        );
        let rate_limit = pet.rate_limit().unwrap();
        assert_eq!((rate_limit.limit, rate_limit.remaining), (300, 300 - id));
        assert_eq!(rate_limit.reset, i64::try_from(NOON).unwrap() + 60);
    }
}

#[tokio::test]
async fn list_pets_200() {
    let service = Service::start().await;
    let client = service.unlimited_client().await;
    for status in [PetStatus::Sold, PetStatus::Pending, PetStatus::Sold] {
        client
            .create_pet(animal("Rex").status(status))
            .send()
            .await
            .unwrap();
    }
    let pets = client.list_pets().send().await.unwrap();
    assert_eq!((pets.status().as_u16(), pets.len()), (200, 3));
    assert_eq!(pets.headers::<ListPetsHeaders>().link, None);
    assert!(pets.rate_limit().is_some());
    let page = client
        .list_pets()
        .status(PetStatus::Sold)
        .limit(1)
        .send()
        .await
        .unwrap();
    assert_eq!(page.iter().map(|pet| pet.id).collect::<Vec<_>>(), [1]);
    assert!(page.headers::<ListPetsHeaders>().link.is_some());
}

#[tokio::test]
async fn get_pet_200_and_404() {
    let service = Service::start().await;
    let client = service.unlimited_client().await;
    let created = client.create_pet(animal("Rex")).send().await.unwrap();
    let pet = get_pet(&client, created.id).send().await.unwrap();
    assert_eq!((pet.status().as_u16(), pet.body()), (200, created.body()));
    assert!(pet.rate_limit().is_some());
    for unknown in [0, 2, -1, i64::MAX, i64::MIN] {
        let error = fail!(get_pet(&client, unknown), GetPetFailure::NotFound);
        check(&error, 404, "not_found");
    }
}

#[tokio::test]
async fn every_response_of_get_pet_announces_its_removal() {
    let service = Service::start().await;
    let client = service.unlimited_client().await;
    client.create_pet(animal("Rex")).send().await.unwrap();
    let unauthorized = service.client("aas_none");
    for headers in [
        get_pet(&client, 1).send().await.unwrap().header_map(),
        fail!(get_pet(&client, 2), GetPetFailure::NotFound).header_map(),
        fail!(get_pet(&unauthorized, 1), GetPetFailure::Unauthorized).header_map(),
    ] {
        assert_eq!(headers["deprecation"], "@1795132800");
        assert_eq!(headers["sunset"], "Thu, 05 Dec 2030 00:00:00 GMT");
        assert_eq!(headers["link"], "</v1/pets>; rel=\"successor-version\"");
    }
}

#[tokio::test]
async fn list_pets_400() {
    let service = Service::start().await;
    let client = service.unlimited_client().await;
    for (call, locations) in [
        (client.list_pets().limit(0), &["`limit`"][..]),
        (client.list_pets().limit(101), &["`limit`"]),
        (client.list_pets().cursor("no"), &["`cursor`"]),
        (client.list_pets().status(unknown_status()), &["`status`"]),
        (
            client.list_pets().limit(-1).cursor(""),
            &["`limit`", "`cursor`"],
        ),
    ] {
        let error = fail!(call, ListPetsFailure::BadRequest);
        check(&error, 400, "bad_request");
        for location in locations {
            assert!(error.message.contains(location), "{}", error.message);
        }
    }
}

#[tokio::test]
async fn create_pet_400() {
    let service = Service::start().await;
    let key = service.key(Plan::Enterprise).await;
    let client = service.client(&key);
    let error = fail!(
        client.create_pet(animal("a\0b").status(unknown_status())),
        CreatePetFailure::BadRequest
    );
    check(&error, 400, "bad_request");
    assert!(error.message.contains("/name: ") && error.message.contains("/status: "));

    // The generated client cannot send this body: every violation is reported.
    let response = service.post(&key, r#"{"name":1,"status":"gone"}"#).await;
    assert_eq!(response.assert_conforms().status, 400);
    for location in ["/name: ", "/categoryId: ", "/status: "] {
        assert!(response.message().contains(location), "{response:?}");
    }
}

#[tokio::test]
async fn every_operation_401() {
    let service = Service::start().await;
    let keyless = builder(service.address).build().unwrap();
    let unknown = service.client(&service::keys::new_token().unwrap());
    let malformed = service.client("aas_none");
    for (client, challenge) in [
        (keyless, "Bearer"),
        (unknown, "Bearer error=\"invalid_token\""),
        (malformed, "Bearer error=\"invalid_token\""),
    ] {
        for error in fail_all!(client, Unauthorized) {
            check(&error, 401, "unauthorized");
            assert_eq!(error.header_map()["www-authenticate"], challenge);
            assert_eq!(error.rate_limit().unwrap().limit, 60);
        }
    }
}

#[tokio::test]
async fn create_pet_413() {
    let service = Service::start().await;
    let client = service.unlimited_client().await;
    // The response to the largest body arrives before the body is sent completely.
    for length in [65_536, 100_000, 8 << 20] {
        let large = client.create_pet(animal("x".repeat(length)));
        let error = fail!(large, CreatePetFailure::PayloadTooLarge);
        check(&error, 413, "payload_too_large");
    }
    let overhead = br#"{"name":"","categoryId":7}"#.len();
    let largest = animal("x".repeat(65_536 - overhead));
    client.create_pet(largest).send().await.unwrap();
}

#[tokio::test]
async fn create_pet_415() {
    let service = Service::start().await;
    let key = service.key(Plan::Enterprise).await;
    let body = r#"{"name":"Rex","categoryId":7}"#;
    let post = Request::new("POST", "/v1/pets").key(&key);
    let typed = |media_type| post.clone().header("content-type", media_type).body(body);
    for request in [
        typed("text/plain"),
        typed("application/xml"),
        typed("application/jsonp"),
        typed(""),
        post.clone().body(body),
        typed("application/json").header("content-type", "application/json"),
    ] {
        let response = service.send(request.clone()).await;
        assert_eq!(response.assert_conforms().status, 415, "{request:?}");
        assert_eq!(response.json()["code"], "unsupported_media_type");
    }
    for media_type in ["Application/JSON", "application/json; charset=utf-8"] {
        let response = service.send(typed(media_type)).await;
        assert_eq!(response.assert_conforms().status, 201, "{media_type}");
    }
}

#[tokio::test]
async fn every_operation_429() {
    let service = Service::start().await;
    let client = service.client(&service.key(Plan::Free).await);
    for _ in 0..60 {
        client.list_pets().send().await.unwrap();
    }
    for error in fail_all!(client, TooManyRequests) {
        check(&error, 429, "too_many_requests");
        let headers = error.headers::<TooManyRequestsHeaders>();
        assert_eq!(headers.retry_after, Some(60));
        assert_eq!(error.rate_limit().unwrap().remaining, 0);
    }
}
