//! Instances that share a database and a rate limit server count requests together.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::support::cluster::Cluster;
use crate::support::process::{UNLIMITED, succeed};
use crate::support::request::Request;
use tokio::time::{Instant, sleep};

/// The number of concurrent clients, each of which alternates between the instances.
const CLIENTS: usize = 8;

/// Waits until at least `needed` is left of the current minute.
pub async fn wait_for_time_left_in_minute(needed: Duration) {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let left = Duration::from_secs(60 - now.as_secs() % 60);
    if left < needed {
        sleep(left).await;
    }
}

/// The number of responses by status when all clients together send `count` requests.
async fn statuses(cluster: &Cluster, key: &str, count: usize) -> BTreeMap<u16, usize> {
    let addresses = cluster
        .instances
        .each_ref()
        .map(|instance| instance.address.clone());
    let addresses = Arc::new(addresses.map(|address| address.parse().unwrap()));
    let clients = (0..CLIENTS).map(|client| {
        let (addresses, key) = (Arc::clone(&addresses), key.to_owned());
        tokio::spawn(async move {
            let mut received = Vec::new();
            for n in 0..count / CLIENTS {
                let request = Request::new("GET", "/v1/pets?limit=1").key(&key);
                received.push(request.send(addresses[(client + n) % 2]).await.status);
            }
            received
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
async fn instances_share_counts_bans_and_revocations() {
    let Some(cluster) = Cluster::start(&[]) else {
        return;
    };

    // Exactly as many requests are admitted as the plan allows, across both instances.
    wait_for_time_left_in_minute(Duration::from_secs(40)).await;
    let business = cluster.key(&["--plan", "business"]);
    let counts = statuses(&cluster, &business, 1_200).await;
    assert_eq!(counts, BTreeMap::from([(200, 1_000), (429, 200)]));
    let free = cluster.key(&["--plan", "free"]);
    let counts = statuses(&cluster, &free, 64).await;
    assert_eq!(counts, BTreeMap::from([(200, 60), (429, 4)]));

    // The refusals of one instance ban the key: four were counted across both.
    let [first, second] = cluster
        .instances
        .each_ref()
        .map(|instance| instance.address.clone());
    let get = async |address: &str| {
        let request = Request::new("GET", "/v1/pets").key(&free);
        request.send(address.parse().unwrap()).await
    };
    for _ in 0..6 {
        assert_eq!(get(&first).await.status, 429);
    }
    let banned = get(&second).await;
    assert_eq!(banned.status, 429);
    assert!(banned.message().contains("banned"), "{banned:?}");
    assert!(banned.count("retry-after") > 800);

    // Both instances reject a key that another process revoked.
    let key = cluster.key(&UNLIMITED);
    let get = async |address: &str| {
        let request = Request::new("GET", "/v1/pets").key(&key);
        request.send(address.parse().unwrap()).await.status
    };
    assert_eq!((get(&first).await, get(&second).await), (200, 200));
    let list = ["keys", "list", "--database", &cluster.postgres.url];
    let listed = succeed(cluster.folder.path(), &list);
    let number = listed.lines().last().unwrap().split_whitespace().next();
    let revoke = ["keys", "revoke", number.unwrap(), "--database"];
    let revoked = Instant::now();
    succeed(
        cluster.folder.path(),
        &[&revoke[..], &[&cluster.postgres.url]].concat(),
    );
    while (get(&first).await, get(&second).await) != (401, 401) {
        assert!(revoked.elapsed() < Duration::from_secs(5));
    }
    println!("revoked everywhere after {:?}", revoked.elapsed());
}
