//! HTTP/2, by ALPN and by prior knowledge.

use http::{HeaderValue, Response, StatusCode, Version};
use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http2::{Builder, SendRequest};
use hyper_util::rt::{TokioExecutor, TokioIo};
use tokio::io::AsyncWrite;

use super::tls::Certificate;
use super::*;

type Client = SendRequest<Full<Bytes>>;

/// A client of a connection, and its end.
async fn client<S>(stream: S) -> (Client, JoinHandle<hyper::Result<()>>)
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let builder = Builder::new(TokioExecutor::new());
    let (client, connection) = builder.handshake(TokioIo::new(stream)).await.unwrap();
    (client, tokio::spawn(connection))
}

fn get(path: &str) -> http::Request<Full<Bytes>> {
    let uri = format!("http://localhost{path}");
    http::Request::get(uri).body(Full::default()).unwrap()
}

async fn text(response: Response<Incoming>) -> String {
    let bytes = response.into_body().collect().await.unwrap().to_bytes();
    String::from_utf8(bytes.to_vec()).unwrap()
}

async fn version(request: Request) -> String {
    let (parts, body) = request.into_parts();
    let length = body.collect().await.unwrap().to_bytes().len();
    format!("{:?} {length}", parts.version)
}

#[tokio::test]
async fn prior_knowledge_selects_it() {
    let running = start(Settings::default(), version).await;
    let (mut client, _end) = client(running.connect().await).await;
    let body = Full::from(vec![b'x'; 200_000]);
    let request = http::Request::post("http://localhost/").body(body).unwrap();
    let response = client.send_request(request).await.unwrap();
    assert_eq!(response.version(), Version::HTTP_2);
    assert!(response.headers().contains_key("x-request-id"));
    assert_eq!(text(response).await, "HTTP/2.0 200000");
}

#[tokio::test]
async fn alpn_selects_it() {
    let certificate = Certificate::new();
    let running = start(certificate.settings().await, version).await;
    let stream = certificate.connect(running.address, rustls::DEFAULT_VERSIONS, &[b"h2"]);
    let (mut client, _end) = client(stream.await.unwrap()).await;
    let response = client.send_request(get("/")).await.unwrap();
    assert_eq!(text(response).await, "HTTP/2.0 0");
}

#[tokio::test]
async fn a_preface_may_arrive_in_pieces() {
    let running = start(Settings::default(), ok).await;
    let mut stream = running.connect().await;
    for byte in b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".chunks(2) {
        stream.write_all(byte).await.unwrap();
        tokio::time::sleep(Duration::from_millis(7)).await;
    }
    stream
        .write_all(&[0, 0, 0, 4, 0, 0, 0, 0, 0])
        .await
        .unwrap();
    let mut frame = [0; 9];
    stream.read_exact(&mut frame).await.unwrap();
    assert_eq!(frame[3], 4, "the settings of the service");
}

#[tokio::test]
async fn a_method_may_begin_like_the_preface() {
    let running = start(Settings::default(), ok).await;
    let mut stream = running.connect().await;
    stream.write_all(b"P").await.unwrap();
    tokio::time::sleep(Duration::from_millis(20)).await;
    stream
        .write_all(GET.replacen("GET", "UT", 1).as_bytes())
        .await
        .unwrap();
    assert!(rest(&mut stream).await.ends_with("ok"));
}

#[tokio::test]
async fn heads_have_the_limits_of_http1() {
    let running = start(Settings::default(), ok).await;
    let (mut client, _end) = client(running.connect().await).await;
    let mut many = get("/");
    for number in 0..101 {
        let name = http::HeaderName::try_from(format!("x-{number}")).unwrap();
        many.headers_mut()
            .insert(name, HeaderValue::from_static("x"));
    }
    let mut long = get("/");
    let value = HeaderValue::try_from("x".repeat(33_000)).unwrap();
    long.headers_mut().insert("x", value);
    for request in [many, long] {
        let response = client.send_request(request).await.unwrap();
        assert_eq!(
            response.status(),
            StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE
        );
    }
    let response = client.send_request(get("/")).await.unwrap();
    assert_eq!(response.status(), StatusCode::OK);
}

#[tokio::test]
async fn a_connection_without_requests_is_closed() {
    let settings = limited(Limits {
        header_timeout: Duration::from_millis(100),
        idle_timeout: Duration::from_millis(200),
        ..Limits::default()
    });
    let running = start(settings.clone(), ok).await;
    let (mut client, end) = client(running.connect().await).await;
    let response = client.send_request(get("/")).await.unwrap();
    assert_eq!(text(response).await, "ok");
    let end = timeout(PATIENCE, end).await.expect("it is closed");
    // It may be closed without a `GOAWAY`.
    let _ = end.unwrap();

    // The same if there was never one, and the peer does not respond.
    let mut silent = running.connect().await;
    let preface = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0";
    silent.write_all(preface).await.unwrap();
    let mut bytes = Vec::new();
    let end = timeout(PATIENCE, silent.read_to_end(&mut bytes));
    end.await.expect("it is closed").unwrap();

    // The same if the preface is incomplete.
    let mut half = running.connect().await;
    half.write_all(b"PRI * HTTP").await.unwrap();
    let end = timeout(PATIENCE, half.read_to_end(&mut bytes));
    end.await.expect("it is closed").ok();
}

/// A client with a flow-control window of this many bytes.
async fn reluctant(running: &Running, window: u32) -> (Client, JoinHandle<hyper::Result<()>>) {
    let mut builder = Builder::new(TokioExecutor::new());
    builder.initial_stream_window_size(window);
    let stream = TokioIo::new(running.connect().await);
    let (client, connection) = builder.handshake(stream).await.unwrap();
    (client, tokio::spawn(connection))
}

#[tokio::test]
async fn a_client_that_does_not_take_its_response_is_disconnected() {
    let settings = limited(Limits {
        write_timeout: Duration::from_millis(200),
        ..Limits::default()
    });
    let running = start(settings, async || "x".repeat(100_000)).await;
    for window in [0, 20_000] {
        let (mut client, end) = reluctant(&running, window).await;
        let untaken = client.send_request(get("/")).await.unwrap();
        let _ = timeout(PATIENCE, end).await.expect("it is closed");
        drop(untaken);
    }
}

#[tokio::test]
async fn a_response_that_is_taken_slowly_is_taken_whole() {
    let settings = limited(Limits {
        write_timeout: Duration::from_secs(1),
        ..Limits::default()
    });
    let running = start(settings, async || "x".repeat(400_000)).await;
    let (mut client, _end) = reluctant(&running, 40_000).await;
    let mut body = client.send_request(get("/")).await.unwrap().into_body();
    let mut taken = 0;
    while let Some(frame) = body.frame().await {
        taken += frame.unwrap().into_data().unwrap().len();
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(taken, 400_000);
}

#[tokio::test]
async fn a_flood_of_streams_that_are_reset_ends_the_connection() {
    let running = start(Settings::default(), std::future::pending::<&str>).await;
    let mut stream = running.connect().await;
    let preface = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0";
    stream.write_all(preface).await.unwrap();
    // GET http / without an authority, in the static table of HPACK.
    let mut frames = Vec::new();
    for number in 0..2000_u32 {
        let id = (2 * number + 1).to_be_bytes();
        frames.extend([0, 0, 3, 1, 5]);
        frames.extend(id);
        frames.extend([0x82, 0x86, 0x84]);
        frames.extend([0, 0, 4, 3, 0]);
        frames.extend(id);
        frames.extend([0, 0, 0, 8]);
    }
    let (mut reader, mut writer) = stream.split();
    let mut answer = Vec::new();
    let both = async { tokio::join!(writer.write_all(&frames), reader.read_to_end(&mut answer)) };
    timeout(PATIENCE, both).await.expect("it is closed").1.ok();
    // GOAWAY with ENHANCE_YOUR_CALM.
    let calm = answer.windows(4).any(|bytes| bytes == [0, 0, 0, 0xb]);
    assert!(calm, "{answer:?}");
}

#[tokio::test]
async fn requests_in_progress_are_finished_at_the_end() {
    let slow = async || {
        tokio::time::sleep(Duration::from_millis(200)).await;
        "finished"
    };
    let running = start(Settings::default(), slow).await;
    let (mut client, end) = client(running.connect().await).await;
    let (mut idle, idle_end) = self::client(running.connect().await).await;
    idle.ready().await.unwrap();
    let answer = client.send_request(get("/"));
    let stop = async {
        tokio::time::sleep(Duration::from_millis(50)).await;
        running.stop.send(()).unwrap();
    };
    let (answer, ()) = tokio::join!(answer, stop);
    assert_eq!(text(answer.unwrap()).await, "finished");
    for end in [end, idle_end] {
        // Closed by a `GOAWAY`, which is not an error for the client.
        timeout(PATIENCE, end).await.unwrap().unwrap().unwrap();
    }
    running.done.await.unwrap().unwrap();
}
