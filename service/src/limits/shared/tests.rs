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
async fn ask(limits: &Limits, count: usize) -> (Vec<Duration>, usize) {
    let (mut times, mut admitted) = (Vec::new(), 0);
    for _ in 0..count {
        let asked = Instant::now();
        let decision = limits.admit_key(KEY, FREE).await;
        times.push(asked.elapsed());
        admitted += usize::from(decision.refused.is_none());
    }
    (times, admitted)
}

#[tokio::test]
async fn a_server_that_need_not_be_there_may_be_away_from_the_start() {
    let address = {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        listener.local_addr().unwrap()
    };
    assert!(limits(address, WhenAway::Refuse).await.is_err());
    let shared = limits(address, WhenAway::Admit).await.unwrap();
    let (_, admitted) = ask(&shared, 30).await;
    assert_eq!(admitted, 30);
}

#[tokio::test]
async fn a_server_that_is_silent_is_not_waited_for_by_every_request() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let shared = limits(address, WhenAway::Admit).await.unwrap();
    let (times, _) = ask(&shared, 1).await;
    assert!(times[0] >= PATIENCE, "{times:?}");
    let (times, _) = ask(&shared, 100).await;
    assert!(times.iter().sum::<Duration>() < PATIENCE, "{times:?}");
    // One request checks if the server is back; others do not wait for it.
    tokio::time::sleep(PATIENCE + Duration::from_millis(100)).await;
    let (_, (times, _)) = tokio::join!(ask(&shared, 1), ask(&shared, 100));
    assert!(times.iter().sum::<Duration>() < PATIENCE, "{times:?}");
}
