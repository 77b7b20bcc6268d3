//! The page in a browser, if `TEST_CHROMIUM` names one and the page was built.

use std::env;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use axum::body::Body;
use axum::http::Request;
use axum::http::header::CONTENT_TYPE;
use axum::response::Html;
use axum::routing::{get, post};
use browser_example::{PAGE, app};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tower::ServiceExt as _;

const EXPECTED: &str = "\
Animals: 0
Animals: 1
- Mia (available)
Animals: 2
- Mia (available)
- <b>Tom</b> (available)
Animals: 2
- Mia (available)
- <b>Tom</b> (available)
Animals: 0
query parameter `limit`: expected an integer between 1 and 100
The key is invalid.
The key is invalid.";

/// Without a browser, and without the page.
#[tokio::test]
async fn the_page_and_the_api_have_one_origin() {
    let folder = tempfile::tempdir().unwrap();
    assert!(app(folder.path()).is_err());
    for file in ["index.html", "page.js", "page_bg.wasm"] {
        fs::write(folder.path().join(file), file).unwrap();
    }
    let app = app(folder.path()).unwrap();
    let get = async |path: &str| {
        let request = Request::get(path).body(Body::empty()).unwrap();
        let response = app.clone().oneshot(request).await.unwrap();
        let media_type = response.headers()[CONTENT_TYPE].to_str().unwrap();
        (response.status().as_u16(), media_type.to_owned())
    };
    assert_eq!(get("/").await, (200, "text/html; charset=utf-8".into()));
    assert_eq!(get("/page_bg.wasm").await, (200, "application/wasm".into()));
    assert_eq!(get("/v1/pets").await, (401, "application/json".into()));
}

#[tokio::test]
async fn the_page_lists_and_adds_animals() {
    let chromium = env::var_os("TEST_CHROMIUM").filter(|name| !name.is_empty());
    let Some(chromium) = chromium else {
        return eprintln!("skipped: TEST_CHROMIUM names no browser, such as /usr/bin/chromium");
    };
    let app = match app(Path::new(PAGE)) {
        Ok(app) => app,
        Err(error) => return eprintln!("skipped: the page was not built: {error}"),
    };
    let (sender, mut results) = mpsc::channel(1);
    let result = async move |result: String| sender.send(result).await.unwrap();
    let app = app
        .route("/test", get(Html(include_str!("page.html"))))
        .route("/result", post(result));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/test", listener.local_addr().unwrap());
    tokio::spawn(axum::serve(listener, app).into_future());

    let profile = tempfile::tempdir().unwrap();
    let mut browser = Command::new(chromium)
        .args(["--headless", "--no-first-run", "--disable-gpu"])
        // It shows only pages of this test, and may run as root.
        .args(["--no-sandbox", "--disable-dev-shm-usage"])
        .args([
            "--disable-background-networking",
            "--remote-debugging-port=0",
        ])
        .arg(format!("--user-data-dir={}", profile.path().display()))
        .arg(url)
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let result = tokio::time::timeout(Duration::from_secs(60), results.recv()).await;
    browser.kill().unwrap();
    browser.wait().unwrap();
    assert_eq!(result.unwrap().unwrap(), EXPECTED);
}
