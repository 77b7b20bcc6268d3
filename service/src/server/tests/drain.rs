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
    let drain_timeout = Duration::from_millis(50);
    let running = start(
        Settings {
            drain_timeout,
            ..Settings::default()
        },
        endless,
    )
    .await;
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
    assert!(!draining.is_cancelled());
    running.stop.send(()).unwrap();
    while !draining.is_cancelled() {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    let mut stream = TcpStream::connect(running.address).await.unwrap();
    stream.write_all(GET.as_bytes()).await.unwrap();
    assert!(rest(&mut stream).await.ends_with("ok"));
    running.done.await.unwrap().unwrap();
}

#[tokio::test]
async fn the_last_response_closes_its_connection() {
    let (entered, mut inside) = mpsc::unbounded_channel();
    let slow = move || {
        let (release, released) = oneshot::channel::<()>();
        entered.send(release).unwrap();
        async { released.await.map_or("lost", |()| "finished") }
    };
    let running = start(Settings::default(), slow).await;
    let mut stream = running.connect().await;
    stream.write_all(GET_MORE.as_bytes()).await.unwrap();
    let release = inside.recv().await.unwrap();
    running.stop.send(()).unwrap();
    // The loop ends no sooner than the request.
    tokio::time::sleep(Duration::from_millis(20)).await;
    release.send(()).unwrap();
    let response = rest(&mut stream).await;
    assert_eq!(header(&response, "connection"), "close");
    running.done.await.unwrap().unwrap();
}
