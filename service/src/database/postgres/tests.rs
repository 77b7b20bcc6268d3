use std::sync::Arc;

use tokio::time::sleep;

use super::*;
use crate::database::Database;
use crate::database::test_database::{TestDatabase, is_on_postgres};

#[tokio::test]
async fn a_statement_that_nobody_waits_for_keeps_its_connection() {
    if !is_on_postgres() {
        return;
    }
    let test_database = TestDatabase::new();
    let database = Database::open(&test_database.url.parse().unwrap())
        .await
        .unwrap();
    let held = Arc::new(());
    let guard = Arc::clone(&held);
    let sleeping = Statement::new("SELECT pg_sleep(1)");
    let asked = database.run(sleeping, move |_| {
        let _ = &guard;
        Ok(())
    });
    let given_up = timeout(Duration::from_millis(300), asked).await;
    assert!(given_up.is_err());
    assert_eq!((Arc::strong_count(&held), database.pool().idle), (2, 0));
    while Arc::strong_count(&held) > 1 {
        sleep(Duration::from_millis(10)).await;
    }
    database.ready().await.unwrap();
    assert_eq!(database.pool().size, 1);
}

#[tokio::test]
async fn an_instance_uses_at_most_sixteen_connections() {
    if !is_on_postgres() {
        return;
    }
    let test_database = TestDatabase::new();
    let url = test_database.url.parse().unwrap();
    let database = Database::open(&url).await.unwrap();
    let queries = (0..40).map(|_| {
        let database = database.clone();
        tokio::spawn(async move {
            let sleeping = Statement::new("SELECT pg_sleep(0.1)");
            database.run(sleeping, |_| Ok(())).await.unwrap();
        })
    });
    for query in queries.collect::<Vec<_>>() {
        assert!(database.pool().size <= 16);
        query.await.unwrap();
    }
    assert_eq!(database.pool().size, 16);
}
