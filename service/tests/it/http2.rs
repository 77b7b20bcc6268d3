//! The API over HTTP/2.

use crate::support::service::Service;
use http::{Request, Response, StatusCode};
use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http2::{Builder, SendRequest};
use hyper_util::rt::{TokioExecutor, TokioIo};
use serde_json::Value;
use service::keys::Plan;
use tokio::net::TcpStream;

async fn connect(service: &Service) -> SendRequest<Full<Bytes>> {
    let stream = TokioIo::new(TcpStream::connect(service.address).await.unwrap());
    let builder = Builder::new(TokioExecutor::new());
    let (client, connection) = builder.handshake(stream).await.unwrap();
    tokio::spawn(connection);
    client
}

async fn json(response: Response<Incoming>) -> (StatusCode, Value) {
    let status = response.status();
    for name in ["x-request-id", "x-ratelimit-limit"] {
        assert!(response.headers().contains_key(name), "{response:?}");
    }
    let body = response.into_body().collect().await.unwrap().to_bytes();
    (status, serde_json::from_slice(&body).unwrap())
}

#[tokio::test]
async fn operations_run_concurrently() {
    let service = Service::start().await;
    let bearer = format!("Bearer {}", service.key(Plan::Enterprise).await);
    let client = connect(&service).await;
    let calls: Vec<_> = (0..50)
        .map(|number| {
            let mut client = client.clone();
            let request = Request::post("http://localhost/v1/pets")
                .header("authorization", &bearer)
                .header("content-type", "application/json")
                .body(Full::from(format!(
                    r#"{{"name":"{number}","categoryId":1}}"#
                )));
            tokio::spawn(async move { client.send_request(request.unwrap()).await.unwrap() })
        })
        .collect();
    let mut ids = std::collections::HashSet::new();
    for call in calls {
        let (status, pet) = json(call.await.unwrap()).await;
        assert_eq!(status, StatusCode::CREATED);
        ids.insert(pet["id"].as_i64().unwrap());
    }
    assert_eq!(ids.len(), 50);
}

#[tokio::test]
async fn a_request_has_one_host() {
    let service = Service::start().await;
    let key = service.key(Plan::Free).await;
    let mut client = connect(&service).await;
    for (authority, host, status) in [
        ("a.example", None, 404),
        ("a.example:80", Some("A.example:80"), 404),
        ("user@a.example", None, 400),
        ("user:password@a.example", Some("a.example"), 400),
        ("a.example", Some("b.example"), 400),
        ("a.example", Some(""), 400),
    ] {
        let mut request = Request::get(format!("http://{authority}/none"))
            .header("authorization", format!("Bearer {key}"));
        if let Some(host) = host {
            request = request.header("host", host);
        }
        let request = request.body(Full::default()).unwrap();
        let response = client.send_request(request).await.unwrap();
        let case = format!("{authority}, {host:?}");
        assert_eq!(json(response).await.0.as_u16(), status, "{case}");
    }
}

#[tokio::test]
async fn rejections_are_those_of_http1() {
    let service = Service::start().await;
    let key = service.key(Plan::Free).await;
    let mut client = connect(&service).await;
    let mut get = async |path: &str, key: &str, body: usize| {
        let request = Request::post(format!("http://localhost{path}"))
            .header("authorization", format!("Bearer {key}"))
            .header("content-type", "application/json")
            .body(Full::from(vec![b' '; body]));
        let (status, error) = json(client.send_request(request.unwrap()).await.unwrap()).await;
        assert_eq!(error["status"], status.as_u16());
        status.as_u16()
    };
    assert_eq!(get("/v1/pets", "wrong", 0).await, 401);
    assert_eq!(get("/v1/pets", &key, 0).await, 400);
    assert_eq!(get("/v1/pets", &key, 100_000).await, 413);
    assert_eq!(get("/v1/pets/1", &key, 0).await, 405);
    assert_eq!(get("/v1/none", &key, 0).await, 404);
}
