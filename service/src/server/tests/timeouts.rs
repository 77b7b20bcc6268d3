//! Clients that are silent, or slow.

use super::*;

fn impatient() -> Settings {
    limited(Limits {
        header_timeout: Duration::from_millis(100),
        idle_timeout: Duration::from_millis(400),
        ..Limits::default()
    })
}

#[tokio::test]
async fn a_silent_client_is_disconnected() {
    let running = start(impatient(), ok).await;
    assert_eq!(running.send("").await, "");
    // It may become HTTP/2.
    let mut stream = running.connect().await;
    stream.write_all(b"PR").await.unwrap();
    let mut byte = [0];
    let end = timeout(PATIENCE, stream.read(&mut byte)).await;
    assert_eq!(end.expect("it is not closed").unwrap_or(0), 0);
}

#[tokio::test]
async fn an_incomplete_head_ends_the_connection() {
    let running = start(impatient(), ok).await;
    assert_eq!(running.send("GET / HTTP/1.1\r\nhost: a\r\n").await, "");
    let mut stream = running.connect().await;
    stream.write_all(GET_MORE.as_bytes()).await.unwrap();
    one_response(&mut stream).await;
    stream.write_all(b"GET / HT").await.unwrap();
    assert_eq!(rest(&mut stream).await, "");
}

#[tokio::test]
async fn a_head_that_drips_ends_the_connection() {
    let running = start(impatient(), ok).await;
    let mut fresh = running.connect().await;
    let mut kept = running.connect().await;
    kept.write_all(GET_MORE.as_bytes()).await.unwrap();
    one_response(&mut kept).await;
    for stream in [&mut fresh, &mut kept] {
        drip(stream).await;
    }
}

async fn drip(stream: &mut TcpStream) {
    let drip = async {
        loop {
            if stream.write_all(b"GET / HTTP/1.1\r\n").await.is_err() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(PATIENCE, drip).await.expect("it is not closed");
}

#[tokio::test]
async fn a_connection_is_kept_between_requests_for_a_while() {
    let running = start(impatient(), ok).await;
    let mut stream = running.connect().await;
    for _ in 0..3 {
        stream.write_all(GET_MORE.as_bytes()).await.unwrap();
        one_response(&mut stream).await;
        // Longer than the timeout of a head.
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    assert_eq!(rest(&mut stream).await, "");
}

#[tokio::test]
async fn a_response_may_take_longer_than_a_head() {
    let slow = async || {
        tokio::time::sleep(Duration::from_millis(200)).await;
        "ok"
    };
    let running = start(impatient(), slow).await;
    assert!(running.send(GET).await.ends_with("ok"));
}

#[tokio::test]
async fn a_slow_reader_gets_its_whole_response() {
    const LENGTH: usize = 16 << 20;
    let settings = limited(Limits {
        write_timeout: Duration::from_millis(300),
        ..Limits::default()
    });
    let running = start(settings, async || "x".repeat(LENGTH)).await;
    let mut stream = running.connect().await;
    stream.write_all(GET.as_bytes()).await.unwrap();
    let (mut taken, mut part) = (0, vec![0; 64 << 10]);
    loop {
        let count = stream.read(&mut part).await.unwrap();
        taken += count;
        if count == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    assert!(taken > LENGTH, "{taken}");
}
