//! The end of the server.

use tokio::sync::mpsc;

use super::*;

#[tokio::test]
async fn requests_in_progress_are_finished_at_the_end() {
    let (entered, mut inside) = mpsc::unbounded_channel();
    let slow = move || {
        let (release, released) = oneshot::channel::<()>();
        entered.send(release).unwrap();
        async { released.await.map_or("lost", |()| "finished") }
    };
    let running = start(Settings::default(), slow).await;
    let mut idle = running.connect().await;
    let mut stream = running.connect().await;
    stream.write_all(GET_MORE.as_bytes()).await.unwrap();
    let release = inside.recv().await.unwrap();

    running.stop.send(()).unwrap();
    // The idle connection is closed, and no other is accepted; what answers at
    // the address may be of another test that has been given it.
    assert_eq!(rest(&mut idle).await, "");
    if let Ok(mut late) = TcpStream::connect(running.address).await {
        late.write_all(GET.as_bytes()).await.ok();
    }
    assert!(!running.done.is_finished());
    release.send(()).unwrap();
    assert!(rest(&mut stream).await.ends_with("finished"));
    running.done.await.unwrap().unwrap();
    assert!(inside.try_recv().is_err(), "another request came in");
}

#[tokio::test]
async fn requests_that_do_not_finish_are_dropped() {
    let (entered, mut inside) = mpsc::unbounded_channel();
    let endless = move || {
        entered.send(()).unwrap();
        std::future::pending::<&str>()
    };
    let limits = Limits {
        drain_timeout: Duration::from_millis(50),
        ..Limits::default()
    };
    let running = start(limited(limits), endless).await;
    let mut stream = running.connect().await;
    stream.write_all(GET.as_bytes()).await.unwrap();
    inside.recv().await.unwrap();
    running.stop.send(()).unwrap();
    running.done.await.unwrap().unwrap();
}

#[tokio::test]
async fn draining_begins_before_the_end() {
    let settings = Settings {
        drain_delay: Duration::from_millis(200),
        ..Settings::default()
    };
    let draining = settings.draining.clone();
    let running = start(settings, ok).await;
    let mut kept = running.connect().await;
    kept.write_all(GET_MORE.as_bytes()).await.unwrap();
    one_response(&mut kept).await;
    assert!(!draining.is_cancelled());
    running.stop.send(()).unwrap();
    while !draining.is_cancelled() {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    let fresh = TcpStream::connect(running.address).await.unwrap();
    for mut stream in [kept, fresh] {
        stream.write_all(GET_MORE.as_bytes()).await.unwrap();
        let response = rest(&mut stream).await;
        assert_eq!(header(&response, "connection"), "close");
    }
    running.done.await.unwrap().unwrap();
}

#[tokio::test]
async fn requests_that_have_arrived_are_answered() {
    let running = start(Settings::default(), ok).await;
    let mut kept = running.connect().await;
    kept.write_all(GET_MORE.as_bytes()).await.unwrap();
    one_response(&mut kept).await;
    // On a single thread, the server accepts this connection after it began to stop.
    let fresh = std::net::TcpStream::connect(running.address).unwrap();
    running.stop.send(()).unwrap();
    fresh.set_nonblocking(true).unwrap();
    let fresh = TcpStream::from_std(fresh).unwrap();
    tokio::time::sleep(Duration::from_millis(5)).await;
    for mut stream in [kept, fresh] {
        stream.write_all(GET_MORE.as_bytes()).await.unwrap();
        let response = rest(&mut stream).await;
        assert_eq!(header(&response, "connection"), "close");
    }
    running.done.await.unwrap().unwrap();
}

#[tokio::test]
async fn the_end_does_not_wait_for_silent_clients() {
    let running = start(Settings::default(), ok).await;
    let mut silent = Vec::new();
    for start in [
        "",
        "PR",
        "GET / HTT",
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0",
    ] {
        let mut stream = running.connect().await;
        stream.write_all(start.as_bytes()).await.unwrap();
        silent.push(stream);
    }
    tokio::time::sleep(Duration::from_millis(20)).await;
    let stopped = tokio::time::Instant::now();
    running.stop.send(()).unwrap();
    running.done.await.unwrap().unwrap();
    let took = stopped.elapsed();
    assert!(took < Duration::from_secs(2), "{took:?}");
}
