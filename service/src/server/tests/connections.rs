//! Limits on connections.

use super::*;

#[tokio::test]
async fn a_connection_beyond_the_limit_waits_for_another_to_end() {
    let running = start(
        Settings {
            max_connections: 1,
            ..Settings::default()
        },
        ok,
    )
    .await;
    let mut first = running.connect().await;
    first.write_all(GET_MORE.as_bytes()).await.unwrap();
    one_response(&mut first).await;

    let mut second = running.connect().await;
    second.write_all(GET.as_bytes()).await.unwrap();
    for _ in 0..10 {
        first.write_all(GET_MORE.as_bytes()).await.unwrap();
        one_response(&mut first).await;
    }
    let mut byte = [0];
    let early = second.try_read(&mut byte).unwrap_err();
    assert_eq!(early.kind(), io::ErrorKind::WouldBlock);
    drop(first);
    assert!(rest(&mut second).await.ends_with("ok"));
}

#[tokio::test]
async fn a_client_that_takes_nothing_loses_its_place() {
    let large = |request: Request| async move {
        match request.uri().path() {
            // More than the buffers of both ends hold.
            "/large" => "x".repeat(64 << 20),
            _ => "ok".to_owned(),
        }
    };
    let running = start(
        Settings {
            write_timeout: Duration::from_millis(50),
            max_connections: 1,
            ..Settings::default()
        },
        large,
    )
    .await;
    let mut idle = running.connect().await;
    let large = GET_MORE.replacen('/', "/large", 1);
    idle.write_all(large.as_bytes()).await.unwrap();
    assert!(running.send(GET).await.ends_with("ok"));
}

#[tokio::test]
async fn one_address_has_its_share_of_the_connections() {
    let settings = Settings {
        max_connections_per_address: 2,
        ..Settings::default()
    };
    let running = start(settings.clone(), ok).await;
    let mut first = running.connect().await;
    let mut second = running.connect().await;
    for stream in [&mut first, &mut second] {
        stream.write_all(GET_MORE.as_bytes()).await.unwrap();
        one_response(stream).await;
    }
    let mut third = running.connect().await;
    assert_eq!(third.read(&mut [0]).await.unwrap_or(0), 0, "it is closed");
    drop(first);
    // Its slot is free once the server has seen its end.
    let again = async {
        loop {
            let mut stream = running.connect().await;
            stream.write_all(GET_MORE.as_bytes()).await.ok();
            if stream.read(&mut [0; 9]).await.is_ok_and(|count| count > 0) {
                return;
            }
        }
    };
    timeout(PATIENCE, again).await.expect("a place is free");

    let trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    let running = start(
        Settings {
            trusted_proxies,
            ..settings
        },
        ok,
    )
    .await;
    let mut streams = Vec::new();
    for _ in 0..5 {
        let mut stream = running.connect().await;
        stream.write_all(GET_MORE.as_bytes()).await.unwrap();
        one_response(&mut stream).await;
        streams.push(stream);
    }
}

#[tokio::test]
async fn an_ipv6_network_is_one_client() {
    let settings = Settings {
        max_connections_per_address: 1,
        ..Settings::default()
    };
    let connections = Arc::new(Connections::new(&settings));
    let admit = async |address: &str| {
        let peer = SocketAddr::new(address.parse().unwrap(), 1);
        Arc::clone(&connections).admit(peer).await
    };
    let first = admit("2001:db8::1").await.unwrap();
    assert!(admit("2001:db8::ffff:2").await.is_err());
    let _other = admit("2001:db8:0:1::1").await.expect("another network");
    let _mapped = admit("::ffff:192.0.2.1").await.expect("an IPv4 address");
    assert!(admit("192.0.2.1").await.is_err());
    drop(first);
    assert!(admit("2001:db8::2").await.is_ok());
}
