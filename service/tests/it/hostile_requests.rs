//! Malicious requests. No response has a 5xx status, and each has an `Error` as its body and the rate limits.

use std::time::Duration;

use crate::support::request::{Request, exchange};
use crate::support::response::Response;
use crate::support::service::{Service, Setup};
use crate::support::test_database::rerun_on_postgres;
use service::keys::Plan;

#[test]
fn all_tests_pass_on_postgresql() {
    rerun_on_postgres(module_path!(), &[]);
}

#[tokio::test]
async fn invalid_parameters_are_rejected() {
    let service = Service::start().await;
    let key = service.key(Plan::Enterprise).await;
    for (target, status) in [
        ("/v1/pets?limit=0", 400),
        ("/v1/pets?limit=101", 400),
        ("/v1/pets?limit=", 400),
        ("/v1/pets?limit", 400),
        ("/v1/pets?limit=%2B1", 400),
        ("/v1/pets?limit=+1", 400),
        ("/v1/pets?limit=01", 400),
        ("/v1/pets?limit=%201", 400),
        ("/v1/pets?limit=1.0", 400),
        ("/v1/pets?limit=1e1", 400),
        ("/v1/pets?limit=9223372036854775808", 400),
        ("/v1/pets?limit=1&limit=1", 400),
        ("/v1/pets?limit=%zz", 400),
        ("/v1/pets?limit=%ff", 400),
        ("/v1/pets?%ff=1", 400),
        ("/v1/pets?status=gone", 400),
        ("/v1/pets?status=", 400),
        ("/v1/pets?status=Sold", 400),
        ("/v1/pets?limit=%31&&other=%zz", 200),
        ("/v1/pets/9223372036854775808", 404),
        ("/v1/pets/-1", 404),
        ("/v1/pets/+1", 404),
        ("/v1/pets/01", 404),
        ("/v1/pets/1.0", 404),
        ("/v1/pets/%zz", 404),
        ("/v1/pets/%ff", 404),
        ("/v1/pets/%2e%2e", 404),
        ("/v1/pets/", 404),
        ("/v1/pets/1/", 404),
        ("/v1//pets", 404),
        ("/v1/store/orders", 404),
        ("/v1", 404),
        ("/", 404),
        ("/v1/PETS", 404),
    ] {
        let response = service.get(target, &key).await;
        assert_eq!(response.assert_conforms().status, status, "{target}");
    }
}

#[tokio::test]
async fn invalid_bodies_are_rejected() {
    let service = Service::start().await;
    let key = service.key(Plan::Enterprise).await;
    let deep = [b"[".repeat(60_000), b"]".repeat(5)].concat();
    let unknown = br#"{"name":"a","categoryId":1,"id":9,"x":{"y":[null]}}"#.to_vec();
    for (body, status) in [
        (Vec::new(), 400),
        (b"{".to_vec(), 400),
        (b"null".to_vec(), 400),
        (b"[]".to_vec(), 400),
        (deep, 400),
        (br#"{"name":"\ud800","categoryId":1}"#.to_vec(), 400),
        (br#"{"name":"a\u0000","categoryId":1}"#.to_vec(), 400),
        (b"{\"name\":\"\xff\",\"categoryId\":1}".to_vec(), 400),
        (
            b"{\"name\":\"a\",\"categoryId\":1,\"x\":\"\xff\"}".to_vec(),
            400,
        ),
        (br#"{"name":"a","name":"b","categoryId":1}"#.to_vec(), 400),
        (
            br#"{"name":"a","categoryId":9223372036854775808}"#.to_vec(),
            400,
        ),
        (br#"{"name":"a","categoryId":1.5}"#.to_vec(), 400),
        (
            br#"{"name":"a","categoryId":1,"status":null}"#.to_vec(),
            400,
        ),
        (br#"{"name":"a","categoryId":1} x"#.to_vec(), 400),
        (vec![b' '; 65_537], 413),
        (unknown, 201),
    ] {
        let response = service.post(&key, body.clone()).await;
        let shown = String::from_utf8_lossy(&body[..body.len().min(60)]).into_owned();
        assert_eq!(response.assert_conforms().status, status, "{shown}");
    }
}

#[tokio::test]
async fn names_round_trip() {
    let service = Service::start().await;
    let key = service.key(Plan::Enterprise).await;
    for name in [
        "",
        " ",
        "🐈‍⬛",
        "e\u{301}",
        "\u{202e}xeR",
        "\u{1}\u{7f}",
        &"x".repeat(60_000),
    ] {
        let body = serde_json::json!({"name": name, "categoryId": -1}).to_string();
        let response = service.post(&key, body).await;
        assert_eq!(response.status, 201);
        assert_eq!(response.json()["name"], name);
        let again = service
            .get(&format!("/v1/pets/{}", response.json()["id"]), &key)
            .await;
        assert_eq!(again.json(), response.json());
    }
}

#[tokio::test]
async fn unsupported_methods_are_rejected_with_the_allowed_ones() {
    let service = Service::start().await;
    let key = service.key(Plan::Enterprise).await;
    for (target, allow) in [
        ("/v1/pets", "GET, HEAD, POST, OPTIONS"),
        ("/v1/pets/1", "GET, HEAD, OPTIONS"),
    ] {
        for method in ["PUT", "DELETE", "TRACE", "PATCH", "BREW"] {
            let request = Request::new(method, target).key(&key);
            let response = service.send(request).await;
            response.assert_conforms();
            let found = (response.status, response.header("allow"));
            assert_eq!(found, (405, Some(allow)), "{method}");
        }
        let options = Request::new("OPTIONS", target).key(&key);
        let response = service.send(options).await;
        let found = (response.status, response.header("allow"));
        assert_eq!(found, (204, Some(allow)));
        assert!(response.count("x-ratelimit-remaining") > 0);
        let get = service.send(Request::new("GET", target).key(&key)).await;
        let head = service.send(Request::new("HEAD", target).key(&key)).await;
        assert_eq!(head.assert_conforms().status, get.status);
        assert_eq!(head.count("content-length"), get.body.len() as u64);
    }
}

#[tokio::test]
async fn encoded_bodies_are_rejected() {
    let service = Service::start().await;
    let key = service.key(Plan::Enterprise).await;
    let post = Request::new("POST", "/v1/pets").key(&key);
    let post = post.header("content-type", "application/json");
    let post = post.header("content-encoding", "gzip").body("{}");
    let response = service.send(post).await;
    assert_eq!(response.assert_conforms().status, 415);
    assert_eq!(response.header("accept-encoding"), Some("identity"));
}

#[tokio::test]
async fn incomplete_bodies_are_rejected() {
    let post = |key: &str| {
        let request = Request::new("POST", "/v1/pets").key(key);
        request.header("content-type", "application/json")
    };
    let mut setup = Setup::default();
    setup.server.limits.body_timeout = Duration::from_millis(50);
    let impatient = Service::start_with(setup).await;
    let key = impatient.key(Plan::Enterprise).await;
    let slow = post(&key)
        .header("content-length", "10")
        .body_without_length("{");
    let slow = impatient.send(slow).await;
    assert_eq!(slow.assert_conforms().status, 408);
    assert_eq!(slow.header("connection"), Some("close"));

    let service = Service::start().await;
    let key = service.key(Plan::Enterprise).await;
    let chunked = post(&key).header("transfer-encoding", "chunked");
    let chunks = format!("10000\r\n{}\r\n1\r\n \r\n", " ".repeat(65_536));
    let endless = service.send(chunked.body_without_length(chunks)).await;
    assert_eq!(endless.assert_conforms().status, 413);

    let twice = service.send(post(&key).key("another").body("")).await;
    assert_eq!(twice.assert_conforms().status, 401);
}

#[tokio::test]
async fn a_request_needs_one_valid_host() {
    let service = Service::start().await;
    let key = service.key(Plan::Enterprise).await;
    let mut remaining = 60;
    for (head, status) in [
        ("GET / HTTP/1.1\r\nhost: a.example:80\r\n", 404),
        ("GET / HTTP/1.1\r\nhost:\r\n", 404),
        ("GET / HTTP/1.0\r\n", 404),
        ("GET / HTTP/1.1\r\n", 400),
        ("GET /v1/pets HTTP/1.1\r\n", 400),
        ("GET / HTTP/1.1\r\nhost: a\r\nhost: a\r\n", 400),
        ("GET / HTTP/1.1\r\nhost: a b\r\n", 400),
        ("GET / HTTP/1.1\r\nhost: a/b\r\n", 400),
        ("GET / HTTP/1.1\r\nhost: b@a\r\n", 400),
    ] {
        let request = format!("{head}connection: close\r\nauthorization: Bearer {key}\r\n\r\n");
        let received = exchange(service.address, request.as_bytes()).await;
        let response = Response::parse("GET", &received).unwrap();
        assert_eq!(response.assert_conforms().status, status, "{head}");
        if status == 400 {
            // Counted against the address, even with a valid key.
            remaining -= 1;
            assert_eq!(response.count("x-ratelimit-remaining"), remaining);
            assert_eq!(response.header("connection"), Some("close"));
        }
    }
    let hostless = b"GET / HTTP/1.1\r\n\r\n";
    for _ in 0..remaining {
        exchange(service.address, hostless).await;
    }
    let received = exchange(service.address, hostless).await;
    let response = Response::parse("GET", &received).unwrap();
    assert_eq!(response.assert_conforms().status, 429);
}

#[tokio::test]
async fn unsupported_transfer_codings_are_rejected() {
    let service = Service::start().await;
    let key = service.key(Plan::Enterprise).await;
    let head = "POST /v1/pets HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\nconnection: close\r\n";
    let body = "1b\r\n{\"name\":\"a\",\"categoryId\":1}\r\n0\r\n\r\n";
    for (codings, status) in [
        ("transfer-encoding: chunked\r\n", 201),
        ("transfer-encoding: Chunked\r\n", 201),
        ("transfer-encoding: gzip, chunked\r\n", 400),
        (
            "transfer-encoding: gzip\r\ntransfer-encoding: chunked\r\n",
            400,
        ),
        ("transfer-encoding: chunked, chunked\r\n", 400),
        (
            "transfer-encoding: chunked\r\ntransfer-encoding: chunked\r\n",
            400,
        ),
    ] {
        let request = format!("{head}authorization: Bearer {key}\r\n{codings}\r\n{body}");
        let received = exchange(service.address, request.as_bytes()).await;
        let response = Response::parse("POST", &received).unwrap();
        assert_eq!(response.assert_conforms().status, status, "{codings}");
        assert_eq!(response.header("connection"), Some("close"), "{codings}");
    }
}
