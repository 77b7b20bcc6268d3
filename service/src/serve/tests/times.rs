//! How long clients are waited for.

use super::*;

fn impatient() -> Settings {
    Settings {
        header_timeout: Duration::from_millis(100),
        idle_timeout: Duration::from_millis(400),
        ..Settings::default()
    }
}

#[tokio::test]
async fn what_sends_nothing_is_closed() {
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
async fn half_sent_heads_are_closed() {
    let running = start(impatient(), ok).await;
    assert_eq!(running.send("GET / HTTP/1.1\r\nhost: a\r\n").await, "");
    let mut stream = running.connect().await;
    stream.write_all(GET_MORE.as_bytes()).await.unwrap();
    one_response(&mut stream).await;
    let begun = std::time::Instant::now();
    stream.write_all(b"GET / HT").await.unwrap();
    assert_eq!(rest(&mut stream).await, "");
    let idle = impatient().idle_timeout;
    assert!(begun.elapsed() < idle, "{:?}", begun.elapsed());
}

#[tokio::test]
async fn a_head_that_drips_is_closed() {
    let running = start(impatient(), ok).await;
    let mut stream = running.connect().await;
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
async fn a_connection_is_kept_between_requests_and_not_for_ever() {
    let running = start(impatient(), ok).await;
    let mut stream = running.connect().await;
    for _ in 0..3 {
        stream.write_all(GET_MORE.as_bytes()).await.unwrap();
        one_response(&mut stream).await;
        // Longer than a head may take.
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    assert_eq!(rest(&mut stream).await, "");
}

#[tokio::test]
async fn the_service_takes_its_time() {
    let slow = |_: Request<RequestBody>| async {
        tokio::time::sleep(Duration::from_millis(600)).await;
        "ok".to_owned()
    };
    let running = start(impatient(), slow).await;
    assert!(running.send(GET).await.ends_with("ok"));
}

#[tokio::test]
async fn a_client_that_takes_its_response_slowly_gets_all_of_it() {
    const LENGTH: usize = 16 << 20;
    let large = |_: Request<RequestBody>| async { "x".repeat(LENGTH) };
    let settings = Settings {
        write_timeout: Duration::from_millis(300),
        ..impatient()
    };
    let running = start(settings, large).await;
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
