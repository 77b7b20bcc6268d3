//! Calls that are made again, and calls that are not: counted by the server.

use std::time::Duration;

use generated_client::{Client, NewPet, NewPetRequired, RetryPolicy};

use crate::misbehaving::{Answer, KEY, Misbehaving, without_body};

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
enum Repeated {
    All,
    Idempotent,
    None,
}

/// Lists and adds at a server whose first response is an error.
async fn check(bad: Answer, failure: &str, repeated: Repeated) {
    let (all, idempotent) = match repeated {
        Repeated::All => (true, true),
        Repeated::Idempotent => (false, true),
        Repeated::None => (false, false),
    };
    let expected = |is_repeated: bool, success: &str| match is_repeated {
        true => (success.to_owned(), 2),
        false => (failure.to_owned(), 1),
    };
    let listed = Answer::json(200, "", &format!("[{REX}]"));
    let server = Misbehaving::start([bad.clone(), listed]).await;
    let found = (list(&server.client()).await, server.count());
    assert_eq!(found, expected(idempotent, "1 animals"), "{bad:?}");

    let server = Misbehaving::start([bad.clone(), Answer::json(201, "", REX)]).await;
    let found = (create(&server.client()).await, server.count());
    assert_eq!(found, expected(all, "Rex was added"), "{bad:?}");
}

#[tokio::test]
async fn after_429_every_call_is_made_again() {
    let waits = [
        "",
        "retry-after: 0\r\n",
        "retry-after: Fri, 20 Nov 2020 00:00:00 GMT\r\n",
        "retry-after: soon\r\n",
    ];
    for wait in waits {
        check(Answer::error(429, wait), "", Repeated::All).await;
    }
    check(Answer::json(429, "", "<html>"), "", Repeated::All).await;
}

#[tokio::test]
async fn a_wait_that_is_too_long_is_left_to_the_caller() {
    let waits = [
        "3600",
        "99999999999999999999",
        "Fri, 31 Dec 9999 23:59:59 GMT",
    ];
    for wait in waits {
        let headers = format!("retry-after: {wait}\r\n");
        let failure = "429: Rate limit exceeded";
        check(Answer::error(429, &headers), failure, Repeated::None).await;
    }
}

#[tokio::test]
async fn after_a_failure_that_passes_idempotent_calls_are_made_again() {
    let away = "503: The database of the service is temporarily unavailable";
    check(Answer::error(503, ""), away, Repeated::Idempotent).await;
    check(
        Answer::error(503, "retry-after: 0\r\n"),
        away,
        Repeated::Idempotent,
    )
    .await;
    let gateway = "undocumented status 502 Bad Gateway";
    check(
        Answer::json(502, "", "<html>"),
        gateway,
        Repeated::Idempotent,
    )
    .await;
    let failed = "500: The service failed";
    check(Answer::error(500, ""), failed, Repeated::None).await;
    check(
        Answer::error(500, "retry-after: 0\r\n"),
        failed,
        Repeated::None,
    )
    .await;
}

#[tokio::test]
async fn after_a_broken_connection_idempotent_calls_are_made_again() {
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
    let answers = texts.map(str::to_owned);
    for text in answers {
        for bad in [Answer::Text(text.clone()), Answer::Reset(text)] {
            check(bad, "the connection broke", Repeated::Idempotent).await;
        }
    }
}

#[tokio::test]
async fn attempts_are_bounded() {
    let failures = [
        (Answer::error(429, ""), "429: Rate limit exceeded"),
        (
            Answer::json(504, "", ""),
            "undocumented status 504 Gateway Timeout",
        ),
        (Answer::Reset(String::new()), "the connection broke"),
    ];
    for (answer, failure) in failures {
        let server = Misbehaving::start([answer]).await;
        assert_eq!(list(&server.client()).await, failure);
        assert_eq!(server.count(), 3, "{failure}");
    }
}

#[tokio::test]
async fn the_total_time_is_bounded() {
    let server = Misbehaving::start([Answer::error(429, "")]).await;
    let wait = Duration::from_millis(1);
    let policy = RetryPolicy::default().attempts(u32::MAX).waits(wait, wait);
    let short = policy.clone().total(Duration::from_millis(50));
    let client = server.builder().retry(short).build().unwrap();
    assert_eq!(list(&client).await, "429: Rate limit exceeded");

    let server = Misbehaving::start([Answer::error(429, "")]).await;
    let client = server
        .builder()
        .retry(policy.total(Duration::ZERO))
        .build()
        .unwrap();
    assert_eq!(list(&client).await, "429: Rate limit exceeded");
    assert_eq!(server.count(), 1);
}

#[tokio::test]
async fn the_total_time_is_by_the_clock_that_waits_are() {
    let server = Misbehaving::start([Answer::error(429, "retry-after: 25\r\n")]).await;
    let wait = Duration::from_millis(1);
    let policy = RetryPolicy::default().attempts(20).waits(wait, wait);
    // Longer than the clock moves on while it is paused and a socket is waited for.
    let never = Duration::from_secs(1_000_000);
    let client = server.builder().retry(policy).timeout(never).build();
    let client = client.unwrap();
    tokio::time::pause();
    assert_eq!(list(&client).await, "429: Rate limit exceeded");
    assert!(server.count() <= 3, "{}", server.count());
}

#[tokio::test]
async fn a_call_may_have_a_policy_of_its_own() {
    let server = Misbehaving::start([Answer::error(429, "")]).await;
    let call = server.client().list_pets().retry(RetryPolicy::none());
    call.send().await.unwrap_err();
    assert_eq!(server.count(), 1);
}

#[tokio::test]
async fn a_call_that_is_made_again_is_the_same() {
    let again = Answer::error(429, "");
    let server = Misbehaving::start([again.clone(), again, Answer::json(201, "", REX)]).await;
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
