//! Redirections that a client follows.

use generated_client::types::NewPetRequired;
use generated_client::{Client, Failure, NewPet, RedirectPolicy};

use crate::test_server::{Response, TestServer};

const PETS: &str = r#"[{"id":1,"name":"Rex","categoryId":7}]"#;

fn redirection(status: u16, target: &str) -> Response {
    Response::json(status, &format!("location: {target}\r\n"), "")
}

fn client(server: &TestServer, policy: RedirectPolicy) -> Client {
    let builder = server.builder().redirects(policy);
    builder.header("X-Tenant", "7").build().unwrap()
}

/// The first lines of the requests, and `true` for each with a key and a tenant.
fn lines(server: &TestServer) -> Vec<(String, bool)> {
    let requests = server.requests();
    let lines = requests.iter().map(|request| {
        let first = request.lines().next().unwrap_or_default();
        let has = |header: &str| request.lines().any(|line| line.starts_with(header));
        assert_eq!(has("authorization"), has("x-tenant"), "{request}");
        (first.to_owned(), has("authorization"))
    });
    lines.collect()
}

#[tokio::test]
async fn none_is_followed_by_default() {
    let server =
        TestServer::start([redirection(302, "/v1/other"), Response::json(200, "", PETS)]).await;
    let failure = server.client().list_pets().send().await.unwrap_err();
    assert_eq!(
        failure.to_string(),
        "undocumented status 302 Found: /v1/other"
    );
    assert_eq!(server.count(), 1);
}

#[tokio::test]
async fn one_to_the_same_origin_keeps_headers() {
    let server = TestServer::start([
        redirection(308, "/v1/other?limit=2#top"),
        Response::json(200, "", PETS),
    ])
    .await;
    let client = client(&server, RedirectPolicy::same_origin());
    assert_eq!(client.list_pets().send().await.unwrap().len(), 1);
    let expected = [
        ("GET /v1/pets HTTP/1.1".to_owned(), true),
        ("GET /v1/other?limit=2 HTTP/1.1".to_owned(), true),
    ];
    assert_eq!(lines(&server), expected);
}

#[tokio::test]
async fn another_origin_receives_no_credentials() {
    let target = TestServer::start([Response::json(200, "", PETS)]).await;
    let server = TestServer::start([redirection(307, &target.address("/files/1"))]).await;
    let same = client(&server, RedirectPolicy::same_origin());
    same.list_pets().send().await.unwrap_err();
    assert_eq!(target.count(), 0);
    let any = client(&server, RedirectPolicy::any_origin());
    assert_eq!(any.list_pets().send().await.unwrap().len(), 1);
    assert_eq!(
        lines(&target),
        [("GET /files/1 HTTP/1.1".to_owned(), false)]
    );
}

#[tokio::test]
async fn the_number_is_limited() {
    let server = TestServer::start([redirection(302, "/v1/pets")]).await;
    let client = client(&server, RedirectPolicy::same_origin().limit(3));
    let failure = client.list_pets().send().await.unwrap_err();
    assert!(matches!(failure, Failure::Undocumented(_)), "{failure:?}");
    assert_eq!(server.count(), 4);
}

#[tokio::test]
async fn a_body_is_sent_again_unless_the_method_changes() {
    for (status, method, has_body) in [
        (307, "POST", true),
        (302, "GET", false),
        (303, "GET", false),
    ] {
        let pet = r#"{"id":1,"name":"Rex","categoryId":7,"status":"available"}"#;
        let server = TestServer::start([
            redirection(status, "/v1/other"),
            Response::json(201, "", pet),
        ])
        .await;
        let new = NewPet::from(NewPetRequired {
            name: "Rex".to_owned(),
            category_id: 7,
        });
        let client = client(&server, RedirectPolicy::same_origin());
        client.create_pet(new).send().await.unwrap();
        let request = &server.requests()[1];
        assert!(
            request.starts_with(&format!("{method} /v1/other ")),
            "{request}"
        );
        assert_eq!(
            request.ends_with(r#"{"name":"Rex","categoryId":7}"#),
            has_body,
            "{request}"
        );
        assert_eq!(request.contains("content-type"), has_body, "{request}");
    }
}
