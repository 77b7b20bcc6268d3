//! Servers that are unreachable or slow, send endless responses, or redirect.

use std::error::Error;
use std::net::SocketAddr;
use std::time::Duration;

use generated_client::types::NewPetRequired;
use generated_client::{Failure, NewPet, TransportError};
use rustls::crypto::CryptoProvider;
use tokio::net::TcpSocket;

use crate::test_server::{Response, TestServer, builder};

const HEAD: &str = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n";

#[tokio::test]
async fn an_unreachable_server_is_reported() {
    // The port is bound, but no socket listens on it.
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::from(([127, 0, 0, 1], 0))).unwrap();
    let address = socket.local_addr().unwrap();
    let client = builder(&format!("http://{address}/v1")).build().unwrap();
    let failure = client.list_pets().send().await.unwrap_err();
    assert!(
        matches!(&failure, Failure::Transport(TransportError::Connect(_))),
        "{failure:?}"
    );
    assert_eq!(failure.to_string(), "connection failed");
    assert!(failure.source().is_some());
}

/// Responses that start, and stall.
fn stalled() -> [Response; 3] {
    let half = format!("{HEAD}content-length: 100\r\n\r\n[");
    [String::new(), HEAD.to_owned(), half].map(Response::Stall)
}

const TIMEOUT: Duration = Duration::from_millis(500);

#[tokio::test]
async fn a_slow_response_is_retried() {
    for bad in stalled() {
        let server = TestServer::start([bad, Response::json(200, "", "[]")]).await;
        let client = server.builder().timeout(TIMEOUT).build().unwrap();
        assert!(client.list_pets().send().await.unwrap().is_empty());
        assert_eq!(server.count(), 2);
    }
}

#[tokio::test]
async fn a_request_that_may_have_been_processed_is_not_retried() {
    for bad in stalled() {
        let server = TestServer::start([bad]).await;
        let pet = NewPet::from(NewPetRequired {
            name: "Rex".to_owned(),
            category_id: 7,
        });
        let call = server.client().create_pet(pet).timeout(TIMEOUT);
        let failure = call.send().await.unwrap_err();
        assert!(matches!(
            failure,
            Failure::Transport(TransportError::Timeout(TIMEOUT))
        ));
        assert_eq!(failure.to_string(), "no complete response within 500ms");
        assert_eq!(server.count(), 1);
    }
}

/// The result of a client with a response limit of ten bytes, and the number of its requests.
async fn limited(response: Response) -> (Result<usize, String>, usize) {
    let server = TestServer::start([response]).await;
    let client = server.builder().response_limit(10).build().unwrap();
    let found = client.list_pets().send().await;
    let found = found.map(|pets| pets.len()).map_err(|failure| {
        let is_too_large = matches!(failure, Failure::Transport(TransportError::TooLarge(10)));
        assert!(is_too_large, "{failure:?}");
        failure.to_string()
    });
    (found, server.count())
}

/// A list in chunks of one byte.
fn chunked(length: usize) -> Response {
    let spaces = "1\r\n \r\n".repeat(length - 2);
    Response::Text(format!(
        "{HEAD}transfer-encoding: chunked\r\n\r\n1\r\n[\r\n{spaces}1\r\n]\r\n0\r\n\r\n"
    ))
}

#[tokio::test]
async fn a_response_is_read_up_to_a_limit() {
    let long = "content-length: 9223372036854775807";
    let chunk = "transfer-encoding: chunked\r\n\r\nffffffffffffff";
    let too_long = [
        Response::json(200, "", "[         ]"),
        Response::json(429, "retry-after: 0\r\n", "[         ]"),
        chunked(11),
        Response::Endless(format!("{HEAD}\r\n")),
        Response::Endless(format!("{HEAD}{long}\r\n\r\n")),
        Response::Endless(format!("{HEAD}{chunk}\r\n")),
    ];
    let expected = "the response body is longer than 10 bytes".to_owned();
    for response in too_long {
        assert_eq!(limited(response).await, (Err(expected.clone()), 1));
    }
    for response in [Response::json(200, "", "[        ]"), chunked(10)] {
        assert_eq!(limited(response).await, (Ok(0), 1));
    }
}

#[tokio::test]
async fn endless_headers_are_not_read() {
    let bad = Response::Endless(format!("{HEAD}x-endless: "));
    let server = TestServer::start([bad]).await;
    let failure = server.client().list_pets().send().await.unwrap_err();
    assert!(
        matches!(failure, Failure::Transport(TransportError::Broken(_))),
        "{failure:?}"
    );
}

#[test]
fn the_program_chooses_the_tls_provider() {
    builder("https://shop.example/v1").build().unwrap();
    assert!(CryptoProvider::get_default().is_none());
}

#[tokio::test]
async fn a_redirect_is_not_followed() {
    let target_server = TestServer::start([Response::json(200, "", "[]")]).await;
    for status in [301, 302, 303, 307, 308] {
        let target = target_server.address("/v1/pets");
        let headers = format!("location: {target}\r\n");
        let server = TestServer::start([Response::json(status, &headers, "moved")]).await;
        let failure = server.client().list_pets().send().await.unwrap_err();
        let Failure::Undocumented(received) = failure else {
            panic!("{status}: {failure:?}")
        };
        assert_eq!(
            (received.status().as_u16(), received.body().as_ref()),
            (status, &b"moved"[..])
        );
        assert_eq!(received.headers().get("location").unwrap(), target.as_str());
        assert_eq!((server.count(), target_server.count()), (1, 0), "{status}");
    }
}
