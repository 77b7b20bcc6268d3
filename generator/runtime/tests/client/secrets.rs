//! The key is sent to the server, and redacted in `Debug` and errors.

use std::error::Error;
use std::fmt::Debug;

use generated_client::{BuildError, Client, Environment};

use crate::test_server::{KEY, Response, TestServer, builder};

#[track_caller]
fn check(shown: &impl Debug) {
    for text in [format!("{shown:?}"), format!("{shown:#?}")] {
        assert!(!text.contains(KEY), "{text}");
    }
}

#[test]
fn no_debug_shows_the_key() {
    let builder = builder("https://shop.example/v1");
    check(&builder);
    let client = builder.build().unwrap();
    check(&client);
    check(&client.clone().list_pets().status("sold".parse().unwrap()));
}

#[tokio::test]
async fn no_failure_shows_the_key() {
    let responses = [
        Response::error(401, ""),
        Response::error(418, ""),
        Response::json(200, "", "<html>"),
        Response::Reset(String::new()),
    ];
    for response in responses {
        let server = TestServer::start([response]).await;
        let failure = server.client().list_pets().send().await.unwrap_err();
        assert!(server.requests()[0].contains(KEY));
        check(&failure);
        let mut next: Option<&dyn Error> = Some(&failure);
        while let Some(error) = next {
            assert!(!error.to_string().contains(KEY), "{error}");
            next = error.source();
        }
    }
}

/// The error of building a client with this base URL and key.
fn build_error(address: &str, key: &str) -> BuildError {
    let builder = Client::builder(Environment::at(address)).api_key(key);
    builder.build().unwrap_err()
}

#[test]
fn build_errors_do_not_contain_the_key() {
    let cases = [
        ("https://shop.example/v1", format!("{KEY}\n"), true),
        (
            "https://shop.example/v1",
            format!("{KEY}\r\nx-other: 1"),
            true,
        ),
        ("https://shop.example/v1", format!("\0{KEY}"), true),
        ("https://shop.example/", KEY.to_owned(), false),
        (
            &format!("https://{KEY}@shop.example/v1"),
            KEY.to_owned(),
            false,
        ),
        (
            &format!("https://shop.example/v1?key={KEY}"),
            KEY.to_owned(),
            false,
        ),
        (
            &format!("https://shop.example/{KEY}"),
            KEY.to_owned(),
            false,
        ),
        (&format!("{KEY}://shop.example/v1"), KEY.to_owned(), false),
        (KEY, KEY.to_owned(), false),
    ];
    for (address, key, is_credential) in cases {
        let error = build_error(address, &key);
        check(&error);
        assert!(!error.to_string().contains(KEY), "{error}");
        assert_eq!(
            matches!(error, BuildError::Credential("apiKey")),
            is_credential,
            "{error:?}"
        );
    }
}

#[test]
fn an_empty_key_is_rejected() {
    for key in ["", " ", "\t"] {
        let error = build_error("https://shop.example/v1", key);
        assert!(matches!(error, BuildError::Credential("apiKey")), "{key:?}");
    }
}

#[tokio::test]
async fn without_a_key_none_is_sent() {
    let server = TestServer::start([Response::json(200, "", "[]")]).await;
    let environment = Environment::at(server.address("/v1/"));
    let client = Client::builder(environment).build().unwrap();
    client.list_pets().send().await.unwrap();
    let request = &server.requests()[0];
    assert!(!request.contains("authorization"));
    let name = "user-agent: generated-client/";
    assert!(request.contains(name), "{request}");
}
