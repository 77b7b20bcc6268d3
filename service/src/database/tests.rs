use std::time::Duration;

use super::place::{Place, run_again_on_postgres};
use super::*;

#[test]
fn everything_holds_on_postgresql() {
    // What is of SQLite alone, or counted on Redis.
    run_again_on_postgres(&["sqlite::", "serve::", "forwarded::", "redis"]);
}

#[test]
fn urls_of_databases() {
    let path = |text: &str| match text.parse() {
        Ok(DatabaseUrl::Sqlite(path)) => path.display().to_string(),
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(path("sqlite://a.db"), "a.db");
    assert_eq!(path("sqlite:///var/a.db"), "/var/a.db");
    assert_eq!(path("sqlite://:memory:"), "./:memory:");
    assert_eq!(path("sqlite://file:a?b"), "./file:a?b");
    for server in [
        "postgres://localhost/a",
        "postgresql://a:b@[::1]:1/c?sslmode=verify-full",
    ] {
        let url = server.parse();
        assert!(
            matches!(url, Ok(DatabaseUrl::Postgres(_))),
            "{server}: {url:?}"
        );
    }
    for wrong in [
        "sqlite://",
        "a.db",
        "mysql://localhost/a",
        "postgres:///a",
        "postgres://a?sslmode=prefer",
        "",
    ] {
        assert!(wrong.parse::<DatabaseUrl>().is_err(), "{wrong}");
    }
}

#[test]
fn an_address_is_shown_without_its_password() {
    let address = "postgres://user:secret@example.com/a?sslmode=disable";
    let url: DatabaseUrl = address.parse().unwrap();
    let shown = format!("{url:?}");
    assert!(
        shown.contains("example.com") && !shown.contains("secret"),
        "{shown}"
    );
    for wrong in [
        "postgres://user:secret@/a",
        "postgres://user:secret@h:99999/a",
        "secret",
    ] {
        let told = wrong.parse::<DatabaseUrl>().unwrap_err();
        assert!(!told.contains("secret"), "{told}");
    }
}

#[tokio::test]
async fn requests_are_counted_in_one_place() {
    let place = Place::new();
    let open = || async { Database::open(&place.url.parse().unwrap()).await.unwrap() };
    let (first, second) = (open().await, open().await);
    let alone = ServiceLock::take(&first, Sharing::Alone).await.unwrap();
    for sharing in [Sharing::Alone, Sharing::Shared] {
        let refused = ServiceLock::take(&second, sharing).await;
        assert!(matches!(refused, Err(Error::Failed(_))), "{sharing:?}");
    }
    drop(alone);
    // A server takes a moment to see that a session has ended.
    let shared = loop {
        if let Ok(shared) = ServiceLock::take(&first, Sharing::Shared).await {
            break shared;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    };
    let beside = ServiceLock::take(&second, Sharing::Shared).await.unwrap();
    let refused = ServiceLock::take(&first, Sharing::Alone).await;
    assert!(matches!(refused, Err(Error::Failed(_))), "{refused:?}");
    drop((shared, beside));
}
