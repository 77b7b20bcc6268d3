//! The statuses of a service that fails, or whose database is unavailable.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, mpsc};

use crate::support::service::Setup;
use crate::support::test_database::is_on_postgres;
use generated_client::types::ServiceUnavailableHeaders;
use service::database::{Row, Statement};

use super::*;

async fn drop_table(service: &Service, sql: &'static str) {
    let other_process = service.other_process().await;
    let drop_table = Statement::new(sql);
    other_process.run(drop_table, |_| Ok(())).await.unwrap();
}

#[tokio::test]
async fn every_operation_500_when_tables_are_missing() {
    let service = Service::start().await;
    let known = service.unlimited_client().await;
    known.list_pets().send().await.unwrap();
    drop_table(&service, "DROP TABLE animals").await;
    let by_the_handler = fail_all!(known, InternalServerError);
    // This key is not cached, so it is looked up in the database.
    let unknown = service.unlimited_client().await;
    drop_table(&service, "DROP TABLE api_keys").await;
    let before_the_handler = fail_all!(unknown, InternalServerError);
    for error in by_the_handler.iter().chain(&before_the_handler) {
        check(error, 500, "internal_error");
        // The message does not reveal the cause.
        assert_eq!([&error.message], examples("InternalServerError")[..]);
    }
}

#[tokio::test]
async fn every_operation_500_after_a_panic() {
    let setup = Setup::default();
    let is_broken = Arc::clone(&setup.is_broken);
    let service = Service::start_with(setup).await;
    let client = service.unlimited_client().await;
    is_broken.store(true, Ordering::SeqCst);
    for error in fail_all!(client, InternalServerError) {
        check(&error, 500, "internal_error");
        assert_eq!([&error.message], examples("InternalServerError")[..]);
        assert!(error.header_map().contains_key("x-request-id"));
    }
    is_broken.store(false, Ordering::SeqCst);
    client.list_pets().send().await.unwrap();
}

#[track_caller]
fn check_unavailable(error: &Reply<Error>) {
    check(error, 503, "service_unavailable");
    let headers = error.headers::<ServiceUnavailableHeaders>();
    assert_eq!(headers.retry_after, Some(1));
    assert_eq!([&error.message], examples("ServiceUnavailable")[..]);
}

#[tokio::test]
async fn create_pet_503_while_another_process_writes() {
    let service = Service::start().await;
    let client = service.unlimited_client().await;
    let lock = service.lock_writes().await;
    let error = fail!(
        client.create_pet(animal("Rex")),
        CreatePetFailure::ServiceUnavailable
    );
    check_unavailable(&error);
    // Reads do not wait for writes, and nothing was written.
    assert!(client.list_pets().send().await.unwrap().is_empty());
    lock.release().await;
    assert_eq!(client.create_pet(animal("Rex")).send().await.unwrap().id, 1);
}

#[tokio::test]
async fn every_operation_503_while_the_database_is_unavailable() {
    if is_on_postgres() {
        // The outage of PostgreSQL has its own test.
        return;
    }
    let service = Service::start().await;
    let known = service.unlimited_client().await;
    known.create_pet(animal("Rex")).send().await.unwrap();
    let unknown = service.unlimited_client().await;
    // The connection for reads is in use, and another cannot be opened.
    let (release, released) = mpsc::channel::<()>();
    let (taken, is_taken) = tokio::sync::oneshot::channel();
    let database = service.database.clone();
    let reading = tokio::spawn(async move {
        let select = Statement::new("SELECT id FROM animals");
        let channels = Mutex::new(Some((taken, released)));
        let hold = move |_: &Row<'_>| {
            let (taken, released) = channels.lock().unwrap().take().unwrap();
            taken.send(()).unwrap();
            released.recv().unwrap();
            Ok(())
        };
        database.run(select, hold).await.unwrap();
    });
    is_taken.await.unwrap();
    let path = service.database_file();
    let moved = path.with_extension("away");
    std::fs::rename(&path, &moved).unwrap();

    check_unavailable(&fail!(
        known.list_pets(),
        ListPetsFailure::ServiceUnavailable
    ));
    check_unavailable(&fail!(
        get_pet(&known, 1),
        GetPetFailure::ServiceUnavailable
    ));
    for error in fail_all!(unknown, ServiceUnavailable) {
        check_unavailable(&error);
    }

    std::fs::rename(&moved, &path).unwrap();
    release.send(()).unwrap();
    reading.await.unwrap();
    service.pass(Duration::from_secs(1));
    assert_eq!(known.list_pets().send().await.unwrap().len(), 1);
}
