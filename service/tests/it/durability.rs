//! What was acknowledged is there after the process is killed.

use std::time::Duration;

use crate::support::calls::{client, get_pet};
use crate::support::process::{Process, UNLIMITED, create_key};
use generated_client::{Client, Failure, GetPetFailure, NewPet, NewPetRequired};

/// Adds animals until the service is gone; gives those that were acknowledged.
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
    let mut acknowledged = Vec::new();
    for _ in 0..5 {
        let mut process = Process::start(folder.path(), &[]);
        let writers: Vec<_> = (0..4)
            .map(|writer| tokio::spawn(write(client(process.address, &key), writer)))
            .collect();
        tokio::time::sleep(Duration::from_millis(300)).await;
        process.kill();
        for writer in writers {
            acknowledged.extend(writer.await.unwrap());
        }
    }
    let process = Process::start(folder.path(), &[]);
    let client = client(process.address, &key);
    let mut lost = Vec::new();
    for id in &acknowledged {
        match get_pet(&client, *id).send().await {
            Ok(_) => {}
            Err(Failure::Operation(GetPetFailure::NotFound(_))) => lost.push(*id),
            Err(other) => panic!("animal {id}: {other}"),
        }
    }
    assert!(!acknowledged.is_empty());
    let count = acknowledged.len();
    assert!(
        lost.is_empty(),
        "lost {lost:?} of {count} that were acknowledged"
    );
}
