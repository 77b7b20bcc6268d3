//! What happens when an instance, PostgreSQL or Redis is killed under load: nothing
//! that was acknowledged is lost, every answer is documented, nothing hangs, and
//! all recovers by itself.
//!
//! `TEST_OUTAGES` says how often each is killed; once where it is not set.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::support::calls::{animal, client};
use crate::support::cluster::Cluster;
use crate::support::process::UNLIMITED;
use crate::support::request::Request;
use generated_client::{Client, CreatePetFailure, Failure};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

/// How many callers add animals at each instance.
const CALLERS: usize = 4;

/// How long anything may take to be answered: a connection and a statement are
/// waited for, and Redis.
const LONGEST: Duration = Duration::from_secs(10);

/// How long a part is away, and how long there is load before and after it.
const AWAY: Duration = Duration::from_millis(700);

/// What callers have seen.
#[derive(Default)]
struct Seen {
    acknowledged: BTreeSet<i64>,
    /// How often, by the status, or why there was none.
    answers: BTreeMap<String, usize>,
    slowest: Duration,
}

/// Adds animals until it is told to stop.
async fn add(client: Client, seen: Arc<Mutex<Seen>>, is_over: Arc<AtomicBool>) {
    while !is_over.load(Ordering::SeqCst) {
        let asked = Instant::now();
        let added = client.create_pet(animal("Rex")).send().await;
        let answer = match &added {
            Ok(_) => "201".to_owned(),
            Err(Failure::Operation(CreatePetFailure::ServiceUnavailable(_))) => "503".to_owned(),
            Err(Failure::Operation(failure)) => format!("{failure:?}"),
            Err(_) => "no answer".to_owned(),
        };
        let is_refused = added.is_err();
        {
            let mut seen = seen.lock().unwrap();
            seen.slowest = seen.slowest.max(asked.elapsed());
            *seen.answers.entry(answer).or_default() += 1;
            seen.acknowledged.extend(added.ok().map(|pet| pet.id));
        }
        if is_refused {
            // As a client does that heeds `Retry-After`, only sooner.
            sleep(Duration::from_millis(20)).await;
        }
    }
}

/// Waits until both instances add animals, and gives how long that took.
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

/// All animals that there are.
async fn all(client: &Client) -> BTreeSet<i64> {
    let mut pages = client.list_pets().limit(100).pages();
    let mut found = BTreeSet::new();
    while let Some(page) = pages.next().await {
        found.extend(page.unwrap().iter().map(|pet| pet.id));
    }
    found
}

/// Kills a part under load as often as is asked for, and starts it again.
async fn survive(name: &str, kill: fn(&mut Cluster), start: fn(&mut Cluster)) {
    let Some(mut cluster) = Cluster::start(&[]) else {
        return;
    };
    let key = cluster.key(&UNLIMITED);
    let clients = [0, 1].map(|one| client(&cluster.instances[one].address, &key));
    let (seen, is_over) = (Arc::<Mutex<Seen>>::default(), Arc::<AtomicBool>::default());
    let mut load = JoinSet::new();
    for client in clients.iter().cycle().take(2 * CALLERS) {
        load.spawn(add(client.clone(), Arc::clone(&seen), Arc::clone(&is_over)));
    }
    let times = std::env::var("TEST_OUTAGES").map_or(1, |times| times.parse().unwrap());
    let mut recoveries = Vec::new();
    for _ in 0..times {
        sleep(AWAY).await;
        kill(&mut cluster);
        sleep(AWAY).await;
        start(&mut cluster);
        recoveries.push(recovery(&clients).await);
    }
    sleep(AWAY).await;
    is_over.store(true, Ordering::SeqCst);
    load.join_all().await;

    let found = all(&clients[0]).await;
    let seen = seen.lock().unwrap();
    let lost: Vec<_> = seen.acknowledged.difference(&found).collect();
    println!(
        "{name}: {} acknowledged, {} lost; recovered in {recoveries:?}; answers {:?}; slowest {:?}",
        seen.acknowledged.len(),
        lost.len(),
        seen.answers,
        seen.slowest
    );
    assert!(lost.is_empty(), "{lost:?}");
    assert!(seen.acknowledged.len() > 100);
    assert!(seen.slowest < LONGEST);
    let documented = ["201", "503", "no answer"];
    for answer in seen.answers.keys() {
        assert!(documented.contains(&answer.as_str()), "{answer}");
    }
    // Only an instance that is killed leaves its callers without an answer.
    let is_unanswered = seen.answers.contains_key("no answer");
    assert_eq!(is_unanswered, name == "instance", "{:?}", seen.answers);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_instance_is_killed() {
    survive("instance", |c| c.kill(0), |c| c.restart(0)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgresql_is_killed() {
    survive("PostgreSQL", |c| c.postgres.kill(), |c| c.postgres.start()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn redis_is_killed() {
    survive("Redis", |c| c.redis.kill(), |c| c.redis.start()).await;
}

/// Asks for all animals at an instance; how long the answer took, and its status.
async fn ask(cluster: &Cluster, key: &str) -> (Duration, u16) {
    let (asked, address) = (Instant::now(), &cluster.instances[0].address);
    let request = Request::new("GET", "/v1/pets").key(key);
    let answer = request.send(address.parse().unwrap()).await;
    if answer.status == 503 {
        assert_eq!(answer.count("retry-after"), 1, "{answer:?}");
        assert_eq!(answer.json()["code"], "service_unavailable");
    }
    (asked.elapsed(), answer.status)
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_that_go_silent_hold_nobody_up() {
    let Some(cluster) = Cluster::start(&[]) else {
        return;
    };
    let key = cluster.key(&UNLIMITED);
    for silent in [&cluster.postgres, &cluster.redis] {
        assert_eq!(ask(&cluster, &key).await.1, 200);
        silent.signal("-STOP");
        // A key is taken for valid for a second.
        sleep(Duration::from_millis(1_100)).await;
        let (took, status) = ask(&cluster, &key).await;
        assert_eq!(status, 503);
        assert!(took < LONGEST, "{took:?}");
        silent.signal("-CONT");
        let waiting = Instant::now();
        while ask(&cluster, &key).await.1 != 200 {
            assert!(waiting.elapsed() < LONGEST);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_are_let_in_without_redis_where_that_is_chosen() {
    let Some(mut cluster) = Cluster::start(&["--rate-limits-away", "admit"]) else {
        return;
    };
    let key = cluster.key(&["--plan", "free"]);
    assert_eq!(ask(&cluster, &key).await.1, 200);
    cluster.redis.kill();
    let mut statuses = Vec::new();
    for _ in 0..130 {
        statuses.push(ask(&cluster, &key).await.1);
    }
    // The instance counts for itself meanwhile, in one minute or in two.
    let admitted = statuses.iter().filter(|status| **status == 200).count();
    assert!((60..=120).contains(&admitted), "{statuses:?}");
    assert!(statuses.iter().all(|status| matches!(status, 200 | 429)));
    cluster.redis.start();
    // The server has counted one request of this minute, or none of another.
    let waiting = Instant::now();
    while ask(&cluster, &key).await.1 != 200 {
        assert!(waiting.elapsed() < LONGEST);
        sleep(Duration::from_millis(50)).await;
    }
}
