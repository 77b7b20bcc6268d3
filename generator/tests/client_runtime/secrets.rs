//! The key is sent to the server, and shown nowhere.

use std::error::Error;
use std::fmt::Debug;

use generated_client::{BuildError, Client, Environment};

use crate::misbehaving::{Answer, KEY, Misbehaving, builder};

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
    let answers = [
        Answer::error(401, ""),
        Answer::error(418, ""),
        Answer::json(200, "", "<html>"),
        Answer::Reset(String::new()),
    ];
    for answer in answers {
        let server = Misbehaving::start([answer]).await;
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
fn refused(address: &str, key: &str) -> BuildError {
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
        let error = refused(address, &key);
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
fn a_key_that_is_empty_is_none() {
    for key in ["", " ", "\t"] {
        let error = refused("https://shop.example/v1", key);
        assert!(matches!(error, BuildError::Credential("apiKey")), "{key:?}");
    }
}

#[tokio::test]
async fn without_a_key_none_is_sent() {
    let server = Misbehaving::start([Answer::json(200, "", "[]")]).await;
    let environment = Environment::at(server.address("/v1/"));
    let client = Client::builder(environment).build().unwrap();
    client.list_pets().send().await.unwrap();
    let request = &server.requests()[0];
    assert!(!request.contains("authorization"));
    let name = "user-agent: generated-client/";
    assert!(request.contains(name), "{request}");
}
