use std::time::Instant;

use tokio::net::TcpListener;

use super::*;
use crate::database::test_database::{TestDatabase, redis};
use crate::limits::Limits;
use crate::limits::tests::{DAY, FREE, KEY, MIDNIGHT, RULES};

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
    // Requests do not wait for the probes either.
    tokio::time::sleep(TIMEOUT + Duration::from_millis(100)).await;
    let (times, _) = admit(&shared, 100).await;
    assert!(times.iter().sum::<Duration>() < TIMEOUT, "{times:?}");
}

/// Counts on the Redis server of the tests, if there is one.
async fn on_redis(rules: BanRules) -> Option<(TestDatabase, Arc<Shared>)> {
    let test_database = TestDatabase::new();
    let (server, prefix) = redis(&test_database)?;
    let server: RedisUrl = server.parse().unwrap();
    let (server, noon) = (server.with_prefix(&prefix), MIDNIGHT * 1000 + DAY * 500);
    let clock: Clock = Arc::new(move || noon);
    let shared = Shared::connect(&server, Some(clock), rules, WhenAway::Refuse);
    Some((test_database, shared.await.unwrap()))
}

#[tokio::test]
async fn a_script_after_its_deadline_does_nothing() {
    let Some((_database, shared)) = on_redis(RULES).await else {
        return;
    };
    let caller = Caller::Key(KEY);
    let server = &shared;
    let [name, refusals] = caller.names(&server.prefix);
    let mut call = ADMIT.key(&name);
    call.key(&refusals).arg(server.time_at(Duration::ZERO) - 1);
    call.arg("").arg(&[1, 1, 10, 900, 900]);
    let late: Vec<u64> = call
        .invoke_async(&mut server.connection.clone())
        .await
        .unwrap();
    assert_eq!(late.len(), 1);
    // A process that does not know the time of the server learns it from such a result.
    server.start_ms.store(0, Relaxed);
    let decision = shared.admit(caller, FREE).await.unwrap();
    assert_eq!((decision.remaining, decision.refused), (59, None));
}

#[tokio::test]
async fn a_request_whose_result_is_late_is_not_counted() {
    let Some((_database, shared)) = on_redis(BanRules { after: 2, ..RULES }).await else {
        return;
    };
    let caller = Caller::Key(KEY);
    let late = async |rates| {
        let counted = shared.count(caller, rates).await.unwrap();
        shared.undo(caller, &counted).await;
        counted.new_ban()
    };
    let rates = Rates {
        per_minute: 2,
        per_day: 10,
    };
    assert_eq!(late(rates).await, None);
    for remaining in [1, 0] {
        let decision = shared.admit(caller, rates).await.unwrap();
        assert_eq!((decision.remaining, decision.refused), (remaining, None));
    }
    let refused = async || {
        shared
            .admit(caller, rates)
            .await
            .unwrap()
            .refused
            .unwrap()
            .reason
    };
    assert_eq!(late(rates).await, None);
    assert_eq!(refused().await, Reason::Spent);
    assert_eq!(late(rates).await, Some(RULES.first.into()));
    assert_eq!(refused().await, Reason::Spent);
    assert_eq!(refused().await, Reason::Banned);
}
