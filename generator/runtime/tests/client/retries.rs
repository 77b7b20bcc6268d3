//! Calls that are retried, and calls that are not: the server counts them.

use std::time::Duration;

use generated_client::types::NewPetRequired;
use generated_client::{Client, NewPet, RetryPolicy};

use crate::test_server::{KEY, Response, TestServer, without_body};

const REX: &str = r#"{"id":1,"name":"Rex","categoryId":7}"#;

/// Lists animals, and returns the result as text.
async fn list(client: &Client) -> String {
    match client.list_pets().send().await {
        Ok(pets) => format!("{} animals", pets.len()),
        Err(failure) => without_body(&failure),
    }
}

/// Adds an animal, and returns the result as text.
async fn create(client: &Client) -> String {
    let pet = NewPet::from(NewPetRequired {
        name: "Rex".to_owned(),
        category_id: 7,
    });
    match client.create_pet(pet).send().await {
        Ok(pet) => format!("{} was added", pet.name),
        Err(failure) => without_body(&failure),
    }
}

/// The calls that are retried.
enum Retried {
    All,
    Idempotent,
    None,
}

/// Lists and adds at a server whose first response is an error.
async fn check(error: Response, failure: &str, retried: Retried) {
    let (all, idempotent) = match retried {
        Retried::All => (true, true),
        Retried::Idempotent => (false, true),
        Retried::None => (false, false),
    };
    let expected = |is_retried: bool, success: &str| match is_retried {
        true => (success.to_owned(), 2),
        false => (failure.to_owned(), 1),
    };
    let listed = Response::json(200, "", &format!("[{REX}]"));
    let server = TestServer::start([error.clone(), listed]).await;
    let found = (list(&server.client()).await, server.count());
    assert_eq!(found, expected(idempotent, "1 animals"), "{error:?}");

    let server = TestServer::start([error.clone(), Response::json(201, "", REX)]).await;
    let found = (create(&server.client()).await, server.count());
    assert_eq!(found, expected(all, "Rex was added"), "{error:?}");
}

#[tokio::test]
async fn every_call_is_retried_after_429() {
    let waits = [
        "",
        "retry-after: 0\r\n",
        "retry-after: Fri, 20 Nov 2020 00:00:00 GMT\r\n",
        "retry-after: soon\r\n",
    ];
    for wait in waits {
        check(Response::error(429, wait), "", Retried::All).await;
    }
    check(Response::json(429, "", "<html>"), "", Retried::All).await;
}

#[tokio::test]
async fn a_long_wait_is_left_to_the_caller() {
    let waits = [
        "3600",
        "99999999999999999999",
        "Fri, 31 Dec 9999 23:59:59 GMT",
    ];
    for wait in waits {
        let headers = format!("retry-after: {wait}\r\n");
        let failure = "429: Rate limit exceeded";
        check(Response::error(429, &headers), failure, Retried::None).await;
    }
}

#[tokio::test]
async fn idempotent_calls_are_retried_after_a_temporary_failure() {
    let unavailable = "503: The database of the service is temporarily unavailable";
    check(Response::error(503, ""), unavailable, Retried::Idempotent).await;
    check(
        Response::error(503, "retry-after: 0\r\n"),
        unavailable,
        Retried::Idempotent,
    )
    .await;
    let gateway = "undocumented status 502 Bad Gateway";
    check(
        Response::json(502, "", "<html>"),
        gateway,
        Retried::Idempotent,
    )
    .await;
    let failed = "500: The service failed";
    check(Response::error(500, ""), failed, Retried::None).await;
    check(
        Response::error(500, "retry-after: 0\r\n"),
        failed,
        Retried::None,
    )
    .await;
}

#[tokio::test]
async fn idempotent_calls_are_retried_after_a_broken_connection() {
    let head = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n";
    let half = format!("{head}content-length: 100\r\n\r\n[");
    let chunk = format!("{head}transfer-encoding: chunked\r\n\r\n1\r\n[\r\n");
    let texts = [
        "",
        "HTTP/1.1 2",
        head,
        &half,
        &chunk,
        &format!("{chunk}zz\r\n"),
        "SSH-2.0-OpenSSH_9.9\r\n",
        "HTTP/1.1 200 OK\r\ncontent-length: one\r\n\r\n",
        "HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n[]",
    ];
    let responses = texts.map(str::to_owned);
    for text in responses {
        for error in [Response::Text(text.clone()), Response::Reset(text)] {
            check(error, "the connection broke", Retried::Idempotent).await;
        }
    }
}

#[tokio::test]
async fn attempts_are_bounded() {
    let failures = [
        (Response::error(429, ""), "429: Rate limit exceeded"),
        (
            Response::json(504, "", ""),
            "undocumented status 504 Gateway Timeout",
        ),
        (Response::Reset(String::new()), "the connection broke"),
    ];
    for (response, failure) in failures {
        let server = TestServer::start([response]).await;
        assert_eq!(list(&server.client()).await, failure);
        assert_eq!(server.count(), 3, "{failure}");
    }
}

#[tokio::test]
async fn the_total_time_is_bounded() {
    let server = TestServer::start([Response::error(429, "")]).await;
    let wait = Duration::from_millis(1);
    let policy = RetryPolicy::default().attempts(u32::MAX).waits(wait, wait);
    let short = policy.clone().total(Duration::from_millis(50));
    let client = server.builder().retry(short).build().unwrap();
    assert_eq!(list(&client).await, "429: Rate limit exceeded");

    let server = TestServer::start([Response::error(429, "")]).await;
    let client = server
        .builder()
        .retry(policy.total(Duration::ZERO))
        .build()
        .unwrap();
    assert_eq!(list(&client).await, "429: Rate limit exceeded");
    assert_eq!(server.count(), 1);
}

#[tokio::test]
async fn the_total_time_uses_the_clock_of_the_waits() {
    let server = TestServer::start([Response::error(429, "retry-after: 25\r\n")]).await;
    let wait = Duration::from_millis(1);
    let policy = RetryPolicy::default().attempts(20).waits(wait, wait);
    // Longer than the paused clock advances while the client waits for a socket.
    let never = Duration::from_secs(1_000_000);
    let client = server.builder().retry(policy).timeout(never).build();
    let client = client.unwrap();
    tokio::time::pause();
    assert_eq!(list(&client).await, "429: Rate limit exceeded");
    assert!(server.count() <= 3, "{}", server.count());
}

#[tokio::test]
async fn a_call_may_have_its_own_policy() {
    let server = TestServer::start([Response::error(429, "")]).await;
    let call = server.client().list_pets().retry(RetryPolicy::none());
    call.send().await.unwrap_err();
    assert_eq!(server.count(), 1);
}

#[tokio::test]
async fn a_retried_call_sends_the_same_request() {
    let rejected = Response::error(429, "");
    let server =
        TestServer::start([rejected.clone(), rejected, Response::json(201, "", REX)]).await;
    assert_eq!(create(&server.client()).await, "Rex was added");
    let requests = server.requests();
    assert_eq!(requests.len(), 3);
    assert!(requests.iter().all(|request| *request == requests[0]));
    let (head, body) = requests[0].split_once("\r\n\r\n").unwrap();
    assert!(head.starts_with("POST /v1/pets HTTP/1.1\r\n"), "{head}");
    assert_eq!(
        head.matches(&format!("authorization: Bearer {KEY}"))
            .count(),
        1
    );
    assert_eq!(head.matches("content-type: application/json").count(), 1);
    assert_eq!(head.matches("accept: application/json").count(), 1);
    assert_eq!(body, r#"{"name":"Rex","categoryId":7}"#);
}
