//! The case `foreign_types`: values of types of other crates, encoded by `serde`.

use std::collections::BTreeMap;
use std::num::{NonZeroI64, NonZeroU8};
use std::path::PathBuf;

use client::types::FileRequired;
use client::{Client, Environment, File, RetryPolicy, Target};
use http::{Method, Request};
use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use serde_json::json;
use server::rejection::RejectedRequest;
use server::operations::{
    AddFileFailure, AddFileRequest, AddFileResponse, PutPathFailure, PutPathRequest,
    PutPathResponse,
};
use server::types::Sizes;
use server::{Admit, Api, Reject, Server};
use uuid::Uuid;

struct Store;

impl Api for Store {
    async fn add_file(&self, request: AddFileRequest) -> Result<AddFileResponse, AddFileFailure> {
        Ok(request.body.into())
    }

    async fn put_path(&self, request: PutPathRequest) -> Result<PutPathResponse, PutPathFailure> {
        match request.body.ends_with("none") {
            true => Err(PutPathFailure::NotFound(json!({"small": 1}))),
            false => Ok(vec![request.body].into()),
        }
    }
}

impl Admit for Store {}

impl Reject for Store {
    fn sizes(&self, _: &RejectedRequest<'_>) -> Sizes {
        Sizes::default()
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let server = Server::new(Store);
    let builder = Client::builder(Environment::at("http://api.example")).transport(server);
    let client = builder.retry(RetryPolicy::none()).build().unwrap();
    values(&client).await;
    rules().await;
}

async fn values(client: &Client) {
    let path = PathBuf::from("/a b");
    let plain = File::from(FileRequired {
        path: path.clone(),
        sizes: json!({"small": 3, "large": 4}),
        id: Uuid::max(),
    });
    let next = plain.clone().target(Target::Integer(NonZeroI64::MIN));
    let file = plain
        .others(vec![path.clone(), PathBuf::from("/b")])
        .links(BTreeMap::from([("a".to_owned(), None), ("b".to_owned(), Some(path.clone()))]))
        .release(semver::Version::new(1, 2, 3))
        .span((path.clone(), 3))
        .kept(NonZeroU8::MIN)
        .target(Target::FilePath(path.clone()))
        .next(next)
        .additional_properties(BTreeMap::from([("more".to_owned(), path.clone())]));
    let reply = client.add_file(file.clone()).send().await.unwrap();
    assert_eq!(*reply.body(), file);
    let reply = client.put_path(path.clone()).send().await.unwrap();
    assert_eq!(*reply.body(), [path]);
    let failed = client.put_path(PathBuf::from("/none")).send().await.unwrap_err();
    assert!(failed.to_string().starts_with("404"), "{failed}");
}

/// Values that only the type or only the schema accepts are rejected with their location.
async fn rules() {
    const ID: &str = r#""id": "f81d4fae-7dec-41d0-8765-00a0c91e6bf6""#;
    let cases = [
        (r#""path": "a", "sizes": {"small": 1}"#, "/path"),
        (r#""path": "/a", "others": ["/a", 1], "sizes": {"small": 1}"#, "/others/1"),
        (r#""path": "/a", "sizes": {"small": 11}"#, "/sizes/small"),
        (r#""path": "/a", "sizes": {"large": 1}"#, "/sizes/small"),
        (r#""path": "/a", "sizes": {"small": 1, "small": 2}"#, "/sizes/small"),
        (r#""path": "/a", "sizes": {"small": 1}, "release": "1.2""#, "/release"),
        (r#""path": "/a", "sizes": {"small": 1}, "kept": 101"#, "/kept"),
        (r#""path": "/a", "sizes": {"small": 1}, "more": "a""#, "/more"),
        (
            r#""path": "/a", "sizes": {"small": 1}, "span": ["a", 1]"#,
            "/span/0",
        ),
    ];
    for (fields, place) in cases {
        let body = format!("{{{ID}, {fields}}}");
        let response = post(&body).await;
        assert!(response.starts_with("400") && response.contains(&format!("{place}: ")), "{body}: {response}");
    }
    let body = format!(r#"{{{ID}, "path": "/a", "sizes": {{"small": 1}}}}"#);
    assert!(post(&body).await.starts_with("200"));
}

async fn post(body: &str) -> String {
    let request = Request::builder()
        .method(Method::POST)
        .uri("/files")
        .header("content-type", "application/json")
        .body(Full::new(Bytes::from(body.to_owned())))
        .unwrap();
    let response = Server::new(Store).handle(request).await;
    let status = response.status().as_u16();
    let bytes = response.into_body().collect().await.unwrap().to_bytes();
    format!("{status} {}", String::from_utf8_lossy(&bytes))
}
