use std::time::Instant;

use tokio::net::TcpListener;

use super::*;
use crate::limits::Limits;
use crate::limits::tests::{FREE, KEY, RULES};

async fn limits(address: std::net::SocketAddr, when_away: WhenAway) -> Result<Limits, Error> {
    let server = format!("redis://{address}").parse().unwrap();
    Limits::connect(&server, None, RULES, when_away).await
}

/// The durations of `count` requests, and the number of admitted ones.
async fn admit(limits: &Limits, count: usize) -> (Vec<Duration>, usize) {
    let (mut times, mut admitted) = (Vec::new(), 0);
    for _ in 0..count {
        let start = Instant::now();
        let decision = limits.admit_key(KEY, FREE).await;
        times.push(start.elapsed());
        admitted += usize::from(decision.refused.is_none());
    }
    (times, admitted)
}

#[tokio::test]
async fn an_optional_server_may_be_unavailable_at_start() {
    let address = {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        listener.local_addr().unwrap()
    };
    assert!(limits(address, WhenAway::Refuse).await.is_err());
    let shared = limits(address, WhenAway::Admit).await.unwrap();
    let (_, admitted) = admit(&shared, 30).await;
    assert_eq!(admitted, 30);
}

#[tokio::test]
async fn requests_do_not_all_wait_for_an_unresponsive_server() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let shared = limits(address, WhenAway::Admit).await.unwrap();
    let (times, _) = admit(&shared, 1).await;
    assert!(times[0] >= TIMEOUT, "{times:?}");
    let (times, _) = admit(&shared, 100).await;
    assert!(times.iter().sum::<Duration>() < TIMEOUT, "{times:?}");
    // One request checks if the server is back; others do not wait for it.
    tokio::time::sleep(TIMEOUT + Duration::from_millis(100)).await;
    let (_, (times, _)) = tokio::join!(admit(&shared, 1), admit(&shared, 100));
    assert!(times.iter().sum::<Duration>() < TIMEOUT, "{times:?}");
}
