//! Acknowledged animals are still stored after the process is killed.
//!
//! `TEST_OUTAGES` sets how often the process is killed; the default is 5.

use std::collections::BTreeSet;
use std::time::Duration;

use crate::support::calls::{animal, client};
use crate::support::process::{Process, UNLIMITED, create_key};
use crate::support::write_lock::WriteLock;
use generated_client::types::NewPetRequired;
use generated_client::{Client, NewPet};
use tokio::time::{Instant, sleep};

/// Adds animals until the service is killed, and returns the acknowledged ones.
async fn write(client: Client, writer: i64) -> Vec<i64> {
    let mut acknowledged = Vec::new();
    loop {
        let pet = NewPetRequired {
            name: "Rex".to_owned(),
            category_id: writer,
        };
        match client.create_pet(NewPet::from(pet)).send().await {
            Ok(pet) => acknowledged.push(pet.id),
            Err(_) => return acknowledged,
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn acknowledged_animals_survive_kill_9() {
    let folder = tempfile::tempdir().unwrap();
    let key = create_key(folder.path(), &UNLIMITED);
    let kills = std::env::var("TEST_OUTAGES").map_or(5, |times| times.parse().unwrap());
    let mut acknowledged = Vec::new();
    for _ in 0..kills {
        let mut process = Process::start(folder.path(), &[]);
        let writers: Vec<_> = (0..4)
            .map(|writer| tokio::spawn(write(client(process.address, &key), writer)))
            .collect();
        sleep(Duration::from_millis(300)).await;
        process.kill();
        let mut added = Vec::new();
        for writer in writers {
            added.extend(writer.await.unwrap());
        }
        acknowledged.push(added);
    }
    let process = Process::start(folder.path(), &[]);
    let client = client(process.address, &key);
    let mut found = BTreeSet::new();
    let mut pages = client.list_pets().limit(100).pages();
    while let Some(page) = pages.next().await {
        found.extend(page.unwrap().iter().map(|pet| pet.id));
    }
    let counts: Vec<_> = acknowledged.iter().map(Vec::len).collect();
    let lost: Vec<_> = acknowledged
        .iter()
        .flatten()
        .filter(|id| !found.contains(id))
        .collect();
    println!(
        "{} lost of {counts:?} acknowledged before each kill",
        lost.len()
    );
    assert!(lost.is_empty(), "lost {lost:?} of {counts:?}");
    assert!(!found.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn writes_wait_two_seconds_for_another_process_and_are_not_carried_out_later() {
    let folder = tempfile::tempdir().unwrap();
    let key = create_key(folder.path(), &UNLIMITED);
    let service = Process::start(folder.path(), &[]);
    let url = format!("sqlite://{}/adoption-store.db", folder.path().display());
    let lock = WriteLock::acquire(&url).await;
    // Those that arrive while others wait do not wait longer.
    let late = (0..20).map(|number| {
        let client = client(service.address, &key);
        tokio::spawn(async move {
            sleep(Duration::from_millis(100 * number)).await;
            let start = Instant::now();
            let added = client.create_pet(animal("late")).send().await;
            (added.is_ok(), start.elapsed())
        })
    });
    for late in late.collect::<Vec<_>>() {
        let (is_added, time) = late.await.unwrap();
        assert!(!is_added);
        assert!(time < Duration::from_secs(3), "{time:?}");
    }
    lock.release().await;
    let client = client(service.address, &key);
    let added = client.create_pet(animal("first")).send().await.unwrap();
    assert_eq!(added.id, 1);
}
