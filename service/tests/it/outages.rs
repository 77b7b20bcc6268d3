//! Outages of an instance, of PostgreSQL and of Redis under load: no acknowledged animal is lost, every response is
//! documented, no request hangs, and the service recovers by itself.
//!
//! `TEST_OUTAGES` sets how often each is killed; the default is 1.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::support::calls::{animal, client};
use crate::support::cluster::Cluster;
use crate::support::process::UNLIMITED;
use crate::support::request::Request;
use generated_client::pets::CreatePetFailure;
use generated_client::{Client, Failure};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

/// The number of callers that add animals at each instance.
const CALLERS: usize = 4;

/// The maximum latency of a response: the timeouts of a connection, of a statement and of Redis add up.
const MAX_LATENCY: Duration = Duration::from_secs(10);

/// The duration of an outage, and of the load before and after it.
const OUTAGE: Duration = Duration::from_millis(700);

/// The results of all callers.
#[derive(Default)]
struct Results {
    acknowledged: BTreeSet<i64>,
    /// The number of calls by status, or by the reason why there is none.
    outcomes: BTreeMap<String, usize>,
    slowest: Duration,
}

/// Adds animals until `is_over` is set.
async fn add(client: Client, results: Arc<Mutex<Results>>, is_over: Arc<AtomicBool>) {
    while !is_over.load(Ordering::SeqCst) {
        let started = Instant::now();
        let added = client.create_pet(animal("Rex")).send().await;
        let outcome = match &added {
            Ok(_) => "201".to_owned(),
            Err(Failure::Operation(CreatePetFailure::ServiceUnavailable(_))) => "503".to_owned(),
            Err(Failure::Operation(failure)) => format!("{failure:?}"),
            Err(_) => "no response".to_owned(),
        };
        let is_failure = added.is_err();
        {
            let mut results = results.lock().unwrap();
            results.slowest = results.slowest.max(started.elapsed());
            *results.outcomes.entry(outcome).or_default() += 1;
            results.acknowledged.extend(added.ok().map(|pet| pet.id));
        }
        if is_failure {
            // Like a client that respects `Retry-After`, but with a shorter wait.
            sleep(Duration::from_millis(20)).await;
        }
    }
}

/// Waits until both instances add animals again, and returns the time it took.
async fn recovery(clients: &[Client; 2]) -> Duration {
    let started = Instant::now();
    for client in clients {
        while let Err(error) = client.create_pet(animal("first")).send().await {
            assert!(started.elapsed() < Duration::from_secs(30), "{error}");
            sleep(Duration::from_millis(10)).await;
        }
    }
    started.elapsed()
}

/// The identifiers of all animals.
async fn all(client: &Client) -> BTreeSet<i64> {
    let mut pages = client.list_pets().limit(100).pages();
    let mut found = BTreeSet::new();
    while let Some(page) = pages.next().await {
        found.extend(page.unwrap().iter().map(|pet| pet.id));
    }
    found
}

/// Repeatedly kills a server or an instance under load and starts it again, and checks that no animal is lost.
async fn check_outages(name: &str, kill: fn(&mut Cluster), start: fn(&mut Cluster)) {
    let Some(mut cluster) = Cluster::start(&[]) else {
        return;
    };
    let key = cluster.key(&UNLIMITED);
    let clients = [0, 1].map(|index| client(&cluster.instances[index].address, &key));
    let (results, is_over) = (
        Arc::<Mutex<Results>>::default(),
        Arc::<AtomicBool>::default(),
    );
    let mut load = JoinSet::new();
    for client in clients.iter().cycle().take(2 * CALLERS) {
        load.spawn(add(
            client.clone(),
            Arc::clone(&results),
            Arc::clone(&is_over),
        ));
    }
    let times = std::env::var("TEST_OUTAGES").map_or(1, |times| times.parse().unwrap());
    let mut recoveries = Vec::new();
    for _ in 0..times {
        sleep(OUTAGE).await;
        kill(&mut cluster);
        sleep(OUTAGE).await;
        start(&mut cluster);
        recoveries.push(recovery(&clients).await);
    }
    sleep(OUTAGE).await;
    is_over.store(true, Ordering::SeqCst);
    load.join_all().await;

    let found = all(&clients[0]).await;
    let results = results.lock().unwrap();
    let lost: Vec<_> = results.acknowledged.difference(&found).collect();
    println!(
        "{name}: {} acknowledged, {} lost; recovered in {recoveries:?}; outcomes {:?}; slowest {:?}",
        results.acknowledged.len(),
        lost.len(),
        results.outcomes,
        results.slowest
    );
    assert!(lost.is_empty(), "{lost:?}");
    assert!(results.acknowledged.len() > 10);
    assert!(results.slowest < MAX_LATENCY);
    let documented = ["201", "503", "no response"];
    for outcome in results.outcomes.keys() {
        assert!(documented.contains(&outcome.as_str()), "{outcome}");
    }
    // Callers miss a response only if the instance is killed.
    let has_no_response = results.outcomes.contains_key("no response");
    assert_eq!(
        has_no_response,
        name == "instance",
        "{:?}",
        results.outcomes
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn an_instance_is_killed() {
    check_outages("instance", |c| c.kill(0), |c| c.restart(0)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgresql_is_killed() {
    check_outages("PostgreSQL", |c| c.postgres.kill(), |c| c.postgres.start()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn redis_is_killed() {
    check_outages("Redis", |c| c.redis.kill(), |c| c.redis.start()).await;
}

/// Lists the animals at an instance, and returns the latency and the status of the response.
async fn list(cluster: &Cluster, key: &str) -> (Duration, u16) {
    let (started, address) = (Instant::now(), &cluster.instances[0].address);
    let request = Request::new("GET", "/v1/pets").key(key);
    let response = request.send(address.parse().unwrap()).await;
    if response.status == 503 {
        assert_eq!(response.count("retry-after"), 1, "{response:?}");
        assert_eq!(response.json()["code"], "service_unavailable");
    }
    (started.elapsed(), response.status)
}

#[tokio::test(flavor = "multi_thread")]
async fn unresponsive_servers_do_not_block_requests() {
    let Some(cluster) = Cluster::start(&[]) else {
        return;
    };
    let key = cluster.key(&UNLIMITED);
    for server in [&cluster.postgres, &cluster.redis] {
        assert_eq!(list(&cluster, &key).await.1, 200);
        server.signal("-STOP");
        // A verified key is cached for a second.
        sleep(Duration::from_millis(1_100)).await;
        let (took, status) = list(&cluster, &key).await;
        assert_eq!(status, 503);
        assert!(took < MAX_LATENCY, "{took:?}");
        server.signal("-CONT");
        let waiting = Instant::now();
        while list(&cluster, &key).await.1 != 200 {
            assert!(waiting.elapsed() < MAX_LATENCY);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_are_admitted_without_redis_if_configured() {
    let Some(mut cluster) = Cluster::start(&["--rate-limits-away", "admit"]) else {
        return;
    };
    let key = cluster.key(&["--plan", "free"]);
    assert_eq!(list(&cluster, &key).await.1, 200);
    cluster.redis.kill();
    let mut statuses = Vec::new();
    for _ in 0..130 {
        statuses.push(list(&cluster, &key).await.1);
    }
    // Meanwhile the instance counts locally, within one minute or two.
    let admitted = statuses.iter().filter(|status| **status == 200).count();
    assert!((60..=120).contains(&admitted), "{statuses:?}");
    assert!(statuses.iter().all(|status| matches!(status, 200 | 429)));
    cluster.redis.start();
    // Redis has counted one request in this minute, or none in the next.
    let waiting = Instant::now();
    while list(&cluster, &key).await.1 != 200 {
        assert!(waiting.elapsed() < MAX_LATENCY);
        sleep(Duration::from_millis(50)).await;
    }
}
