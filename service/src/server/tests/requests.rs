//! Requests, and those that the server rejects itself.

use http_body_util::BodyExt;

use super::*;

#[tokio::test]
async fn the_address_of_the_client_is_known() {
    let show = |request: Request| async move {
        let context = request.extensions().get::<Arc<RequestContext>>().unwrap();
        context.peer.to_string()
    };
    let running = start(Settings::default(), show).await;
    let mut stream = running.connect().await;
    stream.write_all(GET.as_bytes()).await.unwrap();
    let response = rest(&mut stream).await;
    let address = stream.local_addr().unwrap().to_string();
    assert!(response.ends_with(&address), "{response}");
}

#[tokio::test]
async fn every_response_has_a_unique_identifier() {
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
async fn too_long_heads_are_rejected() {
    let running = start(Settings::default(), ok).await;
    let long = format!("GET / HTTP/1.1\r\nx: {}\r\n\r\n", "x".repeat(40_000));
    let answer = running.send(&long).await;
    assert!(answer.starts_with("HTTP/1.1 431 "), "{answer:?}");
    let many = format!("GET / HTTP/1.1\r\n{}\r\n", "x: y\r\n".repeat(101));
    assert!(running.send(&many).await.starts_with("HTTP/1.1 431 "));
}

#[tokio::test]
async fn invalid_http_is_rejected_by_a_bare_status() {
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
async fn a_body_has_one_deadline_for_all_its_parts() {
    let collect = |request: Request| async {
        let collected = request.into_body().collect().await;
        collected.map_or("late", |_| "complete")
    };
    let settings = Settings {
        limits: Limits {
            body_timeout: Duration::from_millis(100),
            ..Limits::default()
        },
        ..Settings::default()
    };
    let running = start(settings, collect).await;
    let post = "POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 10\r\n\r\n";
    let in_time = running.send(&format!("{post}0123456789")).await;
    assert!(in_time.ends_with("complete"), "{in_time}");
    let mut stream = running.connect().await;
    stream.write_all(post.as_bytes()).await.unwrap();
    for _ in 0..9 {
        if stream.write_all(b"x").await.is_err() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let late = rest(&mut stream).await;
    assert!(late.ends_with("late"), "{late}");
}
