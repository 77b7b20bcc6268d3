//! Limits on connections.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use super::*;

/// Sends a request over a new connection, which stays open.
async fn kept(running: &Running) -> TcpStream {
    let mut stream = running.connect().await;
    stream.write_all(GET_MORE.as_bytes()).await.unwrap();
    one_response(&mut stream).await;
    stream
}

async fn is_closed(stream: &mut TcpStream) -> bool {
    let read = timeout(Duration::from_millis(50), stream.read(&mut [0])).await;
    read.is_ok_and(|read| read.unwrap_or(0) == 0)
}

#[tokio::test]
async fn an_idle_connection_makes_room_for_another() {
    let limits = Limits {
        max_connections: 3,
        ..Limits::default()
    };
    let running = start(limited(limits), ok).await;
    let mut first = kept(&running).await;
    let mut silent = running.connect().await;
    let mut half = running.connect().await;
    half.write_all(b"GET / HTT").await.unwrap();
    tokio::time::sleep(Duration::from_millis(20)).await;
    first.write_all(GET_MORE.as_bytes()).await.unwrap();
    one_response(&mut first).await;
    // The oldest two have to leave, and not the one that was used last.
    let mut kept = [kept(&running).await, kept(&running).await];
    assert!(is_closed(&mut silent).await && is_closed(&mut half).await);
    for stream in kept.iter_mut().chain([&mut first]) {
        stream.write_all(GET_MORE.as_bytes()).await.unwrap();
        one_response(stream).await;
    }
}

#[tokio::test]
async fn requests_in_progress_end_only_for_an_address_with_fewer_connections() {
    let limits = Limits {
        max_connections: 3,
        ..Limits::default()
    };
    let endless = async |request: Request| match request.uri().path() {
        "/" => "ok",
        _ => std::future::pending().await,
    };
    let running = start(limited(limits), endless).await;
    let mut busy = Vec::new();
    for _ in 0..3 {
        let mut stream = running.connect().await;
        let endless = GET_MORE.replacen('/', "/endless", 1);
        stream.write_all(endless.as_bytes()).await.unwrap();
        busy.push(stream);
    }
    tokio::time::sleep(Duration::from_millis(50)).await;
    let mut same = running.connect().await;
    assert!(is_closed(&mut same).await, "it has as many connections");
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.bind("127.0.0.2:0".parse().unwrap()).unwrap();
    let mut other = socket.connect(running.address).await.unwrap();
    other.write_all(GET.as_bytes()).await.unwrap();
    assert!(rest(&mut other).await.ends_with("ok"));
    let mut ended = 0;
    for stream in &mut busy {
        ended += u8::from(is_closed(stream).await);
    }
    assert_eq!(ended, 1);
}

#[tokio::test]
async fn a_client_that_takes_nothing_loses_its_place() {
    // More than the buffers of both ends hold.
    let large = async || "x".repeat(64 << 20);
    let limits = Limits {
        write_timeout: Duration::from_millis(50),
        ..Limits::default()
    };
    let running = start(limited(limits), large).await;
    let mut stream = running.connect().await;
    stream.write_all(GET_MORE.as_bytes()).await.unwrap();
    tokio::time::sleep(Duration::from_millis(300)).await;
    let mut taken = Vec::new();
    let end = timeout(PATIENCE, stream.read_to_end(&mut taken)).await;
    assert!(end.is_ok() && taken.len() < 64 << 20, "{}", taken.len());
}

#[tokio::test]
async fn one_address_has_its_share_of_the_connections() {
    let limits = Limits {
        max_connections_per_address: 2,
        ..Limits::default()
    };
    let running = start(limited(limits.clone()), ok).await;
    let mut first = kept(&running).await;
    let mut second = kept(&running).await;
    let mut third = kept(&running).await;
    assert!(is_closed(&mut first).await, "it was idle for longest");
    assert!(!is_closed(&mut second).await && !is_closed(&mut third).await);

    let limits = Limits {
        is_exempt: Arc::new(|peer| peer.is_loopback()),
        ..limits
    };
    let running = start(limited(limits), ok).await;
    let mut streams = Vec::new();
    for _ in 0..5 {
        streams.push(kept(&running).await);
    }
    for stream in &mut streams {
        assert!(!is_closed(stream).await);
    }
}

#[tokio::test]
async fn an_ipv6_network_is_one_client() {
    let limits = Limits {
        max_connections_per_address: 1,
        ..Limits::default()
    };
    let connections = Arc::new(front::connections::Connections::new(limits));
    let admit = |address: &str| {
        let peer = SocketAddr::new(address.parse().unwrap(), 1);
        let connection = connections.admit(peer, peer)?;
        connection.begin(None);
        Some(connection)
    };
    let first = admit("2001:db8::1").unwrap();
    assert!(admit("2001:db8::ffff:2").is_none());
    admit("2001:db8:0:1::1").expect("another network");
    admit("::ffff:192.0.2.1").expect("an IPv4 address");
    assert!(admit("192.0.2.1").is_none());
    connections.ended(&first);
    assert!(admit("2001:db8::2").is_some());
}

#[tokio::test]
async fn requests_of_an_address_wait_for_their_turn() {
    let limits = Limits {
        max_requests_per_address: 2,
        ..Limits::default()
    };
    let counts = Arc::new([AtomicUsize::new(0), AtomicUsize::new(0)]);
    let handler = {
        let counts = counts.clone();
        async move || {
            let [now, most] = &*counts;
            most.fetch_max(now.fetch_add(1, Relaxed) + 1, Relaxed);
            tokio::time::sleep(Duration::from_millis(50)).await;
            now.fetch_sub(1, Relaxed);
            "ok"
        }
    };
    let running = start(limited(limits), handler).await;
    let requests = (0..6).map(|_| running.send(GET));
    for response in futures_util::future::join_all(requests).await {
        assert!(response.starts_with("HTTP/1.1 200"), "{response}");
    }
    assert_eq!(counts[1].load(Relaxed), 2);
}
