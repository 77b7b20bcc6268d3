//! Requests, and what is refused before the service sees it.

use http_body_util::{BodyExt, Channel};

use super::*;

#[tokio::test]
async fn the_address_of_the_client_and_the_identifier_arrive() {
    let show = |request: Request<RequestBody>| async move {
        let Origin {
            peer, request_id, ..
        } = request.extensions().get::<Origin>().unwrap();
        format!("{peer} {}", request_id.to_str().unwrap())
    };
    let running = start(Settings::default(), show).await;
    let mut stream = running.connect().await;
    stream.write_all(GET.as_bytes()).await.unwrap();
    let response = rest(&mut stream).await;
    let id = header(&response, "x-request-id");
    let expected = format!("{} {id}", stream.local_addr().unwrap());
    assert!(response.ends_with(&expected), "{response}");
}

#[tokio::test]
async fn every_response_has_an_identifier_of_its_own() {
    let running = start(Settings::default(), ok).await;
    let mut stream = running.connect().await;
    let mut ids = std::collections::HashSet::new();
    for _ in 0..10 {
        stream.write_all(GET_MORE.as_bytes()).await.unwrap();
        let response = one_response(&mut stream).await;
        ids.insert(header(&response, "x-request-id").to_owned());
    }
    assert_eq!(ids.len(), 10);
}

#[tokio::test]
async fn a_head_that_is_too_long_is_refused() {
    let running = start(Settings::default(), ok).await;
    let long = format!("GET / HTTP/1.1\r\nx: {}\r\n\r\n", "x".repeat(40_000));
    let answer = running.send(&long).await;
    assert!(answer.starts_with("HTTP/1.1 431 "), "{answer:?}");
    let many = format!("GET / HTTP/1.1\r\n{}\r\n", "x: y\r\n".repeat(101));
    assert!(running.send(&many).await.starts_with("HTTP/1.1 431 "));
}

#[tokio::test]
async fn what_is_not_http_is_refused_by_a_bare_status() {
    let running = start(Settings::default(), ok).await;
    for head in [
        "GET\r\n",
        "GET / HTTP/2.0\r\n",
        "GET / HTTP/1.2\r\n",
        "G@T / HTTP/1.1\r\n",
        "GET /\x01 HTTP/1.1\r\n",
        "GET / HTTP/1.1\r\nhost : a\r\n",
        "GET / HTTP/1.1\r\nx: a\x01\r\n",
        "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: x\r\n",
        "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n",
        "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n",
        "POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: rot13\r\n",
    ] {
        let answer = running.send(&format!("{head}\r\n")).await;
        assert!(answer.starts_with("HTTP/1.1 400 "), "{head:?}: {answer:?}");
        assert!(answer.ends_with("\r\n\r\n"), "{head:?}: {answer:?}");
    }
    // A target that is longer than a head may be is a head that is too long.
    let long = format!("GET /{} HTTP/1.1\r\n\r\n", "x".repeat(40_000));
    let answer = running.send(&long).await;
    assert!(answer.starts_with("HTTP/1.1 431 "), "{answer:?}");
}

#[tokio::test]
async fn a_body_that_does_not_come_fails() {
    let collect = |request: Request<RequestBody>| async {
        match request.into_body().collect().await {
            Ok(_) => "complete".to_owned(),
            Err(error) => error.to_string(),
        }
    };
    let body_timeout = Duration::from_millis(50);
    let running = start(
        Settings {
            body_timeout,
            ..Settings::default()
        },
        collect,
    )
    .await;
    let post = "POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 2\r\n\r\n";
    let late = running.send(&format!("{post}1")).await;
    assert!(late.ends_with(&BodyTimeout.to_string()), "{late}");
    let in_time = running.send(&format!("{post}12")).await;
    assert!(in_time.ends_with("complete"), "{in_time}");
}

#[tokio::test(start_paused = true)]
async fn a_body_has_one_time_for_all_its_parts() {
    let (mut sender, body) = Channel::<&[u8], BoxError>::new(1);
    let mut body = TimedBody::new(Box::pin(body), Duration::from_secs(10));
    let sending = tokio::spawn(async move {
        while sender.send_data(b"x").await.is_ok() {
            tokio::time::sleep(Duration::from_secs(3)).await;
        }
    });
    // At 0, 3, 6 and 9 seconds.
    for _ in 0..4 {
        assert!(body.frame().await.unwrap().is_ok());
    }
    let error = body.frame().await.unwrap().unwrap_err();
    assert!(error.is::<BodyTimeout>());
    sending.abort();
}
