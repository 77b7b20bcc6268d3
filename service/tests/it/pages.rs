//! The pages, at the address of the API and at a separate one.

use crate::support::process::{Process, create_key, fail, succeed};
use crate::support::request::Request;

const PAGES: [&str; 6] = [
    "/openapi.yaml",
    "/docs",
    "/docs/start.js",
    "/docs/swagger-ui-bundle.js",
    "/docs/swagger-ui.css",
    "/docs/LICENSE",
];

#[tokio::test]
async fn pages_need_no_key_and_are_not_counted() {
    let folder = tempfile::tempdir().unwrap();
    let service = Process::start(folder.path(), &["--anonymous-per-minute", "1"]);
    for page in PAGES.iter().cycle().take(10) {
        let response = Request::new("GET", page).send(service.address).await;
        assert_eq!(response.status, 200, "{page}");
        assert_eq!(response.header("x-ratelimit-limit"), None);
        assert!(response.header("x-request-id").is_some());
        assert_eq!(response.count("content-length"), response.body.len() as u64);
    }
    let head = Request::new("HEAD", PAGES[0]).send(service.address).await;
    assert!(head.body.is_empty() && head.count("content-length") > 0);
    let refused = Request::new("POST", PAGES[0]).send(service.address).await;
    assert_eq!(
        (refused.status, refused.header("allow")),
        (405, Some("GET,HEAD"))
    );

    let first = Request::new("GET", "/v1/pets").send(service.address).await;
    assert_eq!(first.assert_conforms().status, 401);
    service.wait_for("route=\"/openapi.yaml\"");
}

#[tokio::test]
async fn every_page_restricts_browsers() {
    let folder = tempfile::tempdir().unwrap();
    let service = Process::start(folder.path(), &[]);
    for (method, page) in [("GET", PAGES[0]), ("GET", "/healthz"), ("POST", "/docs")] {
        let response = Request::new(method, page).send(service.address).await;
        for (name, value) in [
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
            ("referrer-policy", "no-referrer"),
            ("x-content-type-options", "nosniff"),
        ] {
            assert_eq!(response.header(name), Some(value), "{page}");
        }
        let policy = response.header("content-security-policy").unwrap();
        assert!(policy.starts_with("default-src 'none';"), "{policy}");
        assert!(policy.contains("frame-ancestors 'none'"), "{policy}");
    }
}

#[tokio::test]
async fn an_ambiguous_request_for_a_page_is_rejected() {
    let folder = tempfile::tempdir().unwrap();
    let service = Process::start(folder.path(), &[]);
    let request = Request::new("GET", PAGES[0]).header("host", "b");
    let response = request.send(service.address).await;
    assert_eq!(response.assert_conforms().status, 400);
}

#[tokio::test]
async fn a_trailing_slash_redirects_to_the_page() {
    let folder = tempfile::tempdir().unwrap();
    let service = Process::start(folder.path(), &[]);
    let moved = Request::new("GET", "/docs/").send(service.address).await;
    assert_eq!(
        (moved.status, moved.header("location")),
        (308, Some("../docs"))
    );
    let page = Request::new("GET", "/docs").send(service.address).await;
    let policy = page.header("content-security-policy").unwrap();
    assert!(
        policy.starts_with("default-src 'none'; script-src 'self';"),
        "{policy}"
    );
    assert!(!policy.contains("unsafe"), "{policy}");
}

#[test]
fn the_exit_code_of_a_probe_is_that_of_the_page() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let mut service = Process::start(folder, &[]);
    let page = |path: &str| format!("http://{}{path}", service.address);
    assert_eq!(succeed(folder, &["probe", &page("/openapi.yaml")]), "");
    let refused = fail(folder, &["probe", &page("/v1/pets")], 1);
    assert!(refused.contains("401"), "{refused}");
    let page = page("/openapi.yaml");
    service.kill();
    assert!(fail(folder, &["probe", &page], 1).contains("Connection refused"));
    for url in ["127.0.0.1:8080", "https://localhost/readyz", "/readyz"] {
        assert!(fail(folder, &["probe", url], 2).contains("expected http://"));
    }
}

#[tokio::test]
async fn admin_listen_moves_the_pages() {
    let folder = tempfile::tempdir().unwrap();
    let key = create_key(folder.path(), &["--plan", "free"]);
    let service = Process::start(folder.path(), &["--admin-listen", "127.0.0.1:0"]);
    let pages = service.pages.unwrap();
    assert_ne!(pages, service.address);
    for page in PAGES {
        let request = Request::new("GET", page);
        let response = request.send(service.address).await;
        assert_eq!(response.assert_conforms().status, 404, "{page}");
        assert_eq!(request.send(pages).await.status, 200, "{page}");
    }
    // The API is served at both addresses, with the same counts.
    let list = Request::new("GET", "/v1/pets").key(&key);
    for (address, remaining) in [(pages, 59), (service.address, 58)] {
        let response = list.send(address).await;
        assert_eq!(response.assert_conforms().status, 200);
        assert_eq!(response.count("x-ratelimit-remaining"), remaining);
    }
    let unknown = Request::new("GET", "/v1/pets").send(pages).await;
    assert_eq!(unknown.assert_conforms().status, 401);
    service.signal("-TERM");
    assert_eq!(service.wait().0, Some(0));
}
