//! Responses that are decoded, or returned as received.

use std::time::Duration;

use generated_client::pets::{CreatePetFailure, ListPetsFailure, ListPetsHeaders};
use generated_client::types::{NewPetRequired, TooManyRequestsHeaders};
use generated_client::{CommonHeaders as _, Failure, NewPet, PetStatus};

use crate::test_server::{Response, TestServer};

const REX: &str = r#"{"id":1,"name":"Rex","categoryId":7}"#;
const RATE: &str = "x-ratelimit-limit: 60\r\nx-ratelimit-remaining: 59\r\nx-ratelimit-reset: 1\r\n";

fn new_pet() -> NewPet {
    NewPet::from(NewPetRequired {
        name: "Rex".to_owned(),
        category_id: 7,
    })
}

#[tokio::test]
async fn a_success_has_its_body_and_its_headers() {
    let headers = format!("{RATE}link: <?cursor=2>; rel=\"next\"\r\nx-other: 1\r\n");
    let body = format!("[{REX},{REX}]");
    let server = TestServer::start([Response::json(200, &headers, &body)]).await;
    let pets = server.client().list_pets().send().await.unwrap();
    assert_eq!((pets.status().as_u16(), pets.len()), (200, 2));
    assert_eq!(
        pets.headers::<ListPetsHeaders>().link.as_deref(),
        Some("<?cursor=2>; rel=\"next\"")
    );
    assert_eq!(pets.rate_limit().unwrap().remaining, 59);
    assert_eq!(pets.header_map().get("x-other").unwrap(), "1");
}

#[tokio::test]
async fn a_failure_has_its_body_and_its_headers() {
    let headers = format!("{RATE}retry-after: 3600\r\n");
    let server = TestServer::start([Response::error(429, &headers)]).await;
    let failure = server.client().list_pets().send().await.unwrap_err();
    let Failure::Operation(ListPetsFailure::TooManyRequests(error)) = failure else {
        panic!("{failure:?}");
    };
    assert_eq!((error.code.as_str(), error.status), ("some", 429));
    assert_eq!(
        error.headers::<TooManyRequestsHeaders>().retry_after,
        Some(3600)
    );
    assert_eq!(error.rate_limit().unwrap().limit, 60);
}

#[tokio::test]
async fn malformed_headers_are_absent() {
    let headers = "x-ratelimit-limit: many\r\nx-ratelimit-remaining: 59\r\nlink: \u{e9}\r\n";
    let server = TestServer::start([Response::json(200, headers, "[]")]).await;
    let pets = server.client().list_pets().send().await.unwrap();
    assert_eq!(pets.rate_limit(), None);
    let link = pets.headers::<ListPetsHeaders>().link;
    assert_eq!(link.as_deref(), Some("\u{e9}"));
}

#[tokio::test]
async fn parameters_are_sent_as_they_are_set() {
    let server = TestServer::start([Response::json(200, "", "[]")]).await;
    let client = server.client();
    let call = client.list_pets().limit(1).cursor("a b&c").limit(2);
    call.status("new?".parse().unwrap()).send().await.unwrap();
    let requests = server.requests();
    let line = requests[0].lines().next();
    assert_eq!(
        line,
        Some("GET /v1/pets?cursor=a%20b%26c&limit=2&status=new%3F HTTP/1.1")
    );
}

#[tokio::test]
async fn an_unknown_enum_value_does_not_fail_the_page() {
    let newer = r#"{"id":2,"name":"Mia","categoryId":7,"status":"adopted","chip":{"id":9}}"#;
    let body = format!("[{REX},{newer}]");
    let server = TestServer::start([Response::json(200, "", &body)]).await;
    let pets = server.client().list_pets().send().await.unwrap();
    let status = pets[1].status.as_ref().unwrap();
    assert!(matches!(status, PetStatus::Unknown(_)));
    assert_eq!(*status, "adopted");
}

#[tokio::test]
async fn malformed_bodies_are_kept_with_the_location_of_the_error() {
    let cases = [
        (200, "<html>", ""),
        (200, "", ""),
        (200, "[]garbage", ""),
        (
            200,
            r#"[{"id":1,"name":"Rex","categoryId":"7"}]"#,
            "/0/categoryId",
        ),
        (200, r#"[{"id":1,"name":"Rex"}]"#, "/0/categoryId"),
        (401, "<html>", ""),
        (
            500,
            r#"{"code":"some","message":"some","status":"500"}"#,
            "/status",
        ),
    ];
    for (status, body, place) in cases {
        let server = TestServer::start([Response::json(status, RATE, body)]).await;
        let failure = server.client().list_pets().send().await.unwrap_err();
        let Failure::Malformed(malformed) = failure else {
            panic!("{body}: {failure:?}")
        };
        assert_eq!(malformed.deviations()[0].place, place, "{body}");
        assert_eq!(malformed.received().body(), body);
        assert_eq!(malformed.received().status(), status);
        assert_eq!(
            malformed
                .received()
                .headers()
                .get("x-ratelimit-limit")
                .unwrap(),
            "60"
        );
        assert_eq!(server.count(), 1, "{body}");
    }
}

#[tokio::test]
async fn an_undocumented_success_with_the_documented_body_is_a_success() {
    let rex = r#"[{"id":1,"name":"Rex","categoryId":7}]"#;
    for status in [201, 202, 206, 299] {
        let server = TestServer::start([Response::json(status, RATE, rex)]).await;
        let pets = server.client().list_pets().send().await.unwrap();
        assert_eq!((pets.status().as_u16(), pets.len()), (status, 1));
    }
    for status in [300, 304, 404] {
        let server = TestServer::start([Response::json(status, RATE, rex)]).await;
        let failure = server.client().list_pets().send().await.unwrap_err();
        assert!(matches!(failure, Failure::Undocumented(_)), "{status}");
    }
}

#[tokio::test]
async fn a_body_is_kept_on_demand_with_its_unknown_fields() {
    let rex =
        r#"[{"id":1,"name":"Rex","categoryId":7,"age":{"years":3},"a/b":null,"status":null}]"#;
    let server = TestServer::start(vec![Response::json(200, RATE, rex); 2]).await;
    let pets = server
        .client()
        .list_pets()
        .keep_body()
        .send()
        .await
        .unwrap();
    assert_eq!(pets.received().body(), rex);
    let unknown = pets.unknown_fields();
    assert_eq!(unknown.len(), 1);
    assert_eq!(
        (unknown[0].place.as_str(), unknown[0].json.as_str()),
        ("/0/age", r#"{"years":3}"#)
    );

    let pets = server.client().list_pets().send().await.unwrap();
    assert!(pets.received().body().is_empty() && pets.unknown_fields().is_empty());
}

#[tokio::test]
async fn every_failure_with_a_response_has_its_status() {
    let cases = [
        (401, r#"{"code":"a","message":"b","status":401}"#),
        (401, "not JSON"),
        (418, "{}"),
    ];
    for (status, body) in cases {
        let server = TestServer::start([Response::json(status, RATE, body)]).await;
        let failure = server.client().list_pets().send().await.unwrap_err();
        assert_eq!(failure.status().unwrap(), status, "{body}");
        let headers = failure.response().unwrap().headers();
        assert_eq!(headers["x-ratelimit-limit"], "60", "{body}");
    }
}

#[tokio::test]
async fn every_failure_with_a_response_has_its_message_and_wait() {
    let cases = [
        (
            401,
            r#"{"code":"a","message":"no key","status":401}"#,
            Some("no key"),
        ),
        (
            418,
            r#"{"title":"Teapot","detail":"no coffee"}"#,
            Some("no coffee"),
        ),
        (
            418,
            r#"{"detail":[{"loc":["a",1],"msg":"field required"}]}"#,
            Some("field required"),
        ),
        (
            418,
            r#"{"error":{"code":1,"message":" deep "}}"#,
            Some("deep"),
        ),
        (418, r#"{"errors":[{"code":2},"second"]}"#, Some("second")),
        (
            418,
            r#"{"error":"invalid_grant","error_description":"expired"}"#,
            Some("expired"),
        ),
        (418, r#""text""#, Some("text")),
        (418, r#"{"error":true,"code":"some"}"#, None),
        (418, r#"{"a":{"message":"of another"}}"#, None),
        (418, "<html>", None),
        (418, "", None),
    ];
    for (status, body, expected) in cases {
        let server =
            TestServer::start([Response::json(status, "retry-after: 120\r\n", body)]).await;
        let failure = server.client().list_pets().send().await.unwrap_err();
        assert_eq!(failure.message().as_deref(), expected, "{body}");
        assert_eq!(failure.body().unwrap(), body);
        assert_eq!(failure.retry_after(), Some(Duration::from_secs(120)));
    }
    let text =
        "HTTP/1.1 502 \r\ncontent-type: text/plain\r\nconnection: close\r\n\r\nno upstream\n";
    let server = TestServer::start([Response::Text(text.to_owned())]).await;
    let failure = server.client().list_pets().send().await.unwrap_err();
    assert_eq!(failure.message().as_deref(), Some("no upstream"));
    assert_eq!(failure.retry_after(), None);
}

#[tokio::test]
async fn debug_shows_the_error_before_the_headers() {
    let server = TestServer::start([Response::json(200, RATE, "[{}]")]).await;
    let failure = server.client().list_pets().send().await.unwrap_err();
    let shown = format!("{failure:?}");
    let at = |text: &str| {
        shown
            .find(text)
            .unwrap_or_else(|| panic!("{text}: {shown}"))
    };
    assert!(at("/0/id") < at("status: 200") && at("status: 200") < at("x-ratelimit-limit"));
}

#[tokio::test]
async fn an_undocumented_status_is_returned_as_received() {
    for status in [201, 206, 299, 300, 304, 403, 418, 501, 505, 599, 999] {
        let body = if status == 304 { "" } else { "not \0 JSON" };
        let server = TestServer::start([Response::json(status, "x-other: 1\r\n", body)]).await;
        let failure = server.client().list_pets().send().await.unwrap_err();
        let Failure::Undocumented(received) = failure else {
            panic!("{status}: {failure:?}")
        };
        assert_eq!(received.status(), status);
        assert_eq!(received.body(), body);
        assert_eq!(received.headers().get("x-other").unwrap(), "1");
        assert_eq!(server.count(), 1, "{status}");
    }
}

#[tokio::test]
async fn every_documented_status_has_its_variant() {
    for status in [400, 401, 413, 415, 500] {
        let server = TestServer::start([Response::error(status, "")]).await;
        let failure = server
            .client()
            .create_pet(new_pet())
            .send()
            .await
            .unwrap_err();
        let Failure::Operation(failure) = failure else {
            panic!("{status}: {failure:?}")
        };
        let (found, error) = match &failure {
            CreatePetFailure::BadRequest(error) => (400, error),
            CreatePetFailure::Unauthorized(error) => (401, error),
            CreatePetFailure::PayloadTooLarge(error) => (413, error),
            CreatePetFailure::UnsupportedMediaType(error) => (415, error),
            CreatePetFailure::InternalServerError(error) => (500, error),
            _ => panic!("{status}: {failure:?}"),
        };
        assert_eq!((found, error.status), (status, i64::from(status)));
        assert!(
            failure.to_string().starts_with(&format!("{status}: ")),
            "{failure}"
        );
    }
}
