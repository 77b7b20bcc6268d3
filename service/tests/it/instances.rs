//! Instances that share a database and a server of rate limits count as one.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::support::cluster::Cluster;
use crate::support::process::{UNLIMITED, succeed};
use crate::support::request::Request;
use tokio::time::{Instant, sleep};

/// How many clients ask at once, in turns at both instances.
const CLIENTS: usize = 8;

/// Waits for a minute of which enough is left.
async fn early_in_a_minute(needed: Duration) {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let left = Duration::from_secs(60 - now.as_secs() % 60);
    if left < needed {
        sleep(left).await;
    }
}

/// How often each status was seen when all clients ask `count` times in all.
async fn statuses(cluster: &Cluster, key: &str, count: usize) -> BTreeMap<u16, usize> {
    let addresses = cluster.instances.each_ref().map(|one| one.address.clone());
    let addresses = Arc::new(addresses.map(|address| address.parse().unwrap()));
    let clients = (0..CLIENTS).map(|client| {
        let (addresses, key) = (Arc::clone(&addresses), key.to_owned());
        tokio::spawn(async move {
            let mut seen = Vec::new();
            for n in 0..count / CLIENTS {
                let request = Request::new("GET", "/v1/pets?limit=1").key(&key);
                seen.push(request.send(addresses[(client + n) % 2]).await.status);
            }
            seen
        })
    });
    let mut statuses = BTreeMap::new();
    for client in clients.collect::<Vec<_>>() {
        for status in client.await.unwrap() {
            *statuses.entry(status).or_default() += 1;
        }
    }
    statuses
}

#[tokio::test(flavor = "multi_thread")]
async fn keys_are_counted_once_for_both_and_stop_at_both() {
    let Some(cluster) = Cluster::start(&[]) else {
        return;
    };

    // Exactly as many as the plan allows, whichever instance is asked.
    early_in_a_minute(Duration::from_secs(40)).await;
    let business = cluster.key(&["--plan", "business"]);
    let seen = statuses(&cluster, &business, 1_200).await;
    assert_eq!(seen, BTreeMap::from([(200, 1_000), (429, 200)]));
    let free = cluster.key(&["--plan", "free"]);
    let seen = statuses(&cluster, &free, 64).await;
    assert_eq!(seen, BTreeMap::from([(200, 60), (429, 4)]));

    // One instance alone bans the key: four refusals were seen by both.
    let [first, second] = cluster.instances.each_ref().map(|one| one.address.clone());
    let ask = async |address: &str| {
        let request = Request::new("GET", "/v1/pets").key(&free);
        request.send(address.parse().unwrap()).await
    };
    for _ in 0..6 {
        assert_eq!(ask(&first).await.status, 429);
    }
    let banned = ask(&second).await;
    assert_eq!(banned.status, 429);
    assert!(banned.message().contains("banned"), "{banned:?}");
    assert!(banned.count("retry-after") > 800);

    // A key that is revoked by any process stops at both.
    let key = cluster.key(&UNLIMITED);
    let ask = async |address: &str| {
        let request = Request::new("GET", "/v1/pets").key(&key);
        request.send(address.parse().unwrap()).await.status
    };
    assert_eq!((ask(&first).await, ask(&second).await), (200, 200));
    let list = ["keys", "list", "--database", &cluster.postgres.url];
    let listed = succeed(cluster.folder.path(), &list);
    let number = listed.lines().last().unwrap().split_whitespace().next();
    let revoke = ["keys", "revoke", number.unwrap(), "--database"];
    let revoked = Instant::now();
    succeed(
        cluster.folder.path(),
        &[&revoke[..], &[&cluster.postgres.url]].concat(),
    );
    while (ask(&first).await, ask(&second).await) != (401, 401) {
        assert!(revoked.elapsed() < Duration::from_secs(5));
    }
    println!("revoked everywhere after {:?}", revoked.elapsed());
}
