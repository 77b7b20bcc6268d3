//! PostgreSQL and Redis that are frozen under load: no acknowledged animal is lost, no request that was refused without
//! Redis is counted afterwards, and no key is banned for one.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::instances::wait_for_time_left_in_minute;
use crate::support::calls::animal;
use crate::support::cluster::Cluster;
use crate::support::process::UNLIMITED;
use crate::support::request::Request;
use crate::support::response::Response;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

/// The lengths of the freezes in seconds.
const FREEZES: [u64; 10] = [1, 2, 3, 4, 5, 8, 13, 20, 40, 120];

/// Each obeys `Retry-After`.
const CALLERS: usize = 4;

/// The requests of a day, of which each response reports how many are left: there are more in a minute.
const PER_DAY: u64 = 9_000_000;

const OUTAGE: &str = "the rate limit server is unavailable";

async fn add(address: &str, key: &str) -> Response {
    let body = serde_json::to_vec(&animal("Rex")).unwrap();
    let add = Request::new("POST", "/v1/pets").key(key).json(body);
    add.send(address.parse().unwrap()).await
}

#[derive(Default)]
struct Results {
    acknowledged: BTreeSet<i64>,
    statuses: BTreeMap<u16, u64>,
    slowest: Duration,
}

async fn load(address: String, key: String, results: Arc<Mutex<Results>>, stop: Arc<AtomicBool>) {
    while !stop.load(Ordering::SeqCst) {
        let start = Instant::now();
        let response = add(&address, &key).await;
        let (status, elapsed) = (response.status, start.elapsed());
        {
            let mut results = results.lock().unwrap();
            *results.statuses.entry(status).or_default() += 1;
            results.slowest = results.slowest.max(elapsed);
            let id = (status == 201).then(|| response.json()["id"].as_i64().unwrap());
            results.acknowledged.extend(id);
        }
        if status != 201 {
            sleep(Duration::from_secs(response.count("retry-after"))).await;
        }
    }
}

async fn check_freezes(store: &str, freezes: &[u64]) {
    let Some(cluster) = Cluster::start(&[]) else {
        return;
    };
    let limits = [("--per-minute", PER_DAY + 1), ("--per-day", PER_DAY)];
    let limits = limits
        .map(|(option, count)| [option.to_owned(), count.to_string()])
        .concat();
    let limits: Vec<_> = limits.iter().map(String::as_str).collect();
    let key = cluster.key(&[&["--plan", "enterprise"], &limits[..]].concat());
    let other = cluster.key(&UNLIMITED);
    let address = &cluster.instances[0].address;
    let (results, stop) = (
        Arc::<Mutex<Results>>::default(),
        Arc::<AtomicBool>::default(),
    );
    let mut callers = JoinSet::new();
    for _ in 0..CALLERS {
        let (results, stop) = (Arc::clone(&results), Arc::clone(&stop));
        callers.spawn(load(address.clone(), key.clone(), results, stop));
    }
    let server = if store == "Redis" {
        &cluster.redis
    } else {
        &cluster.postgres
    };
    for seconds in freezes {
        sleep(Duration::from_secs(1)).await;
        server.signal("-STOP");
        sleep(Duration::from_secs(*seconds)).await;
        server.signal("-CONT");
        let recovery = Instant::now();
        while add(address, &other).await.status != 201 {
            assert!(
                recovery.elapsed() < Duration::from_secs(15),
                "{store}: {seconds} s"
            );
            sleep(Duration::from_millis(100)).await;
        }
    }
    stop.store(true, Ordering::SeqCst);
    callers.join_all().await;

    let last = add(address, &key).await;
    assert_eq!(last.status, 201, "{last:?}");
    let counted = PER_DAY - last.count("x-ratelimit-remaining") - 1;
    let mut found = BTreeSet::new();
    let mut target = "/v1/pets?limit=100".to_owned();
    loop {
        let list = Request::new("GET", &target).key(&other);
        let page = list.send(address.parse().unwrap()).await;
        let ids = page.json();
        found.extend(
            ids.as_array()
                .unwrap()
                .iter()
                .map(|pet| pet["id"].as_i64().unwrap()),
        );
        let Some(link) = page.header("link") else {
            break;
        };
        let query = link.split(['<', '>']).nth(1).unwrap();
        target = format!("/v1/pets{query}");
    }
    let results = std::mem::take(&mut *results.lock().unwrap());
    let lost = results.acknowledged.difference(&found).count();
    let Results {
        statuses,
        slowest,
        acknowledged,
    } = &results;
    println!(
        "{store}: {} acknowledged, {lost} lost; {statuses:?}; {counted} counted; the slowest took {slowest:?}",
        acknowledged.len()
    );
    assert_eq!(lost, 0);
    assert!(acknowledged.len() > 10 * freezes.len());
    assert!(
        statuses.keys().all(|status| [201, 503].contains(status)),
        "{statuses:?}"
    );
    let refused = statuses.get(&503).copied().unwrap_or_default();
    assert!(refused > 0);
    if store == "Redis" {
        assert_eq!(counted, statuses[&201]);
        let process = &cluster.instances[0].process;
        let outages = process.count_lines(OUTAGE);
        assert!((1..=freezes.len()).contains(&outages), "{outages}");
        let metrics = Request::new("GET", "/metrics")
            .send(address.parse().unwrap())
            .await;
        let metrics = String::from_utf8(metrics.body).unwrap();
        assert!(metrics.contains(&format!("rate_limit_server_outages_total {outages}\n")));
    } else {
        // Limits protect a database that responds slowly: only the attempts to verify a key are not counted.
        assert!((statuses[&201]..=statuses[&201] + refused).contains(&counted));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_frozen_redis_loses_and_counts_nothing() {
    check_freezes("Redis", &[2, 1]).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes"]
async fn a_redis_that_is_frozen_ten_times_loses_and_counts_nothing() {
    check_freezes("Redis", &FREEZES).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes"]
async fn a_postgresql_that_is_frozen_ten_times_loses_nothing() {
    check_freezes("PostgreSQL", &FREEZES).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_that_were_refused_without_redis_lead_to_no_ban() {
    let Some(cluster) = Cluster::start(&[]) else {
        return;
    };
    let limits = ["--per-minute", "20", "--per-day", "1000"];
    let key = cluster.key(&[&["--plan", "enterprise"], &limits[..]].concat());
    let address = &cluster.instances[0].address;
    wait_for_time_left_in_minute(Duration::from_secs(20)).await;
    for _ in 0..5 {
        assert_eq!(add(address, &key).await.status, 201);
    }
    cluster.redis.signal("-STOP");
    let mut requests = JoinSet::new();
    for _ in 0..40 {
        let (address, key) = (address.clone(), key.clone());
        requests.spawn(async move { add(&address, &key).await.status });
    }
    assert_eq!(requests.join_all().await, [503; 40]);
    sleep(Duration::from_secs(1)).await;
    cluster.redis.signal("-CONT");
    let start = Instant::now();
    let mut response = add(address, &key).await;
    while response.status == 503 {
        assert!(start.elapsed() < Duration::from_secs(5));
        sleep(Duration::from_millis(100)).await;
        response = add(address, &key).await;
    }
    assert_eq!(response.status, 201, "{response:?}");
    assert_eq!(response.count("x-ratelimit-remaining"), 14);
    let process = &cluster.instances[0].process;
    assert_eq!(process.count_lines(OUTAGE), 1);
    assert_eq!(process.count_lines("database"), 0);
}
