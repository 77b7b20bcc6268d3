use super::test_database::{TestDatabase, is_on_postgres, rerun_on_postgres};
use super::*;

#[test]
fn all_tests_pass_on_postgresql() {
    // Tests of SQLite alone, or of what is counted on Redis.
    rerun_on_postgres("", &["sqlite::", "server::", "forwarded::", "redis"]);
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
        "postgres://a,b/c?target_session_attrs=read-write",
        "postgresql://a:b@[::1]:1/c?sslmode=verify-full&sslrootcert=a%20b.pem",
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
fn passwords_are_not_shown() {
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
        let error = wrong.parse::<DatabaseUrl>().unwrap_err();
        assert!(!error.contains("secret"), "{error}");
    }
}

#[tokio::test]
async fn many_statements_are_run_all_or_none() {
    let test_database = TestDatabase::new();
    let database = Database::open(&test_database.url.parse().unwrap())
        .await
        .unwrap();
    let insert = |id: i64| {
        let insert = "INSERT INTO bans (key_id, until, length) VALUES ($1, $2, $2)";
        Statement::new(insert).bind(id).bind(0_i64)
    };
    let count = async || {
        let bans = Statement::new("SELECT key_id FROM bans");
        database.run(bans, |_| Ok(())).await.unwrap().len()
    };
    let all = (1..=1_200).map(insert).collect();
    assert_eq!(database.run_all(all).await, Ok(()));
    assert_eq!(count().await, 1_200);
    let one_twice = (2_000..3_000).chain([1]).map(insert).collect();
    let failed = database.run_all(one_twice).await;
    assert!(matches!(failed, Err(Error::Failed(_))), "{failed:?}");
    assert_eq!(count().await, 1_200);
}

#[tokio::test]
async fn a_sqlite_file_is_served_once() {
    if is_on_postgres() {
        return;
    }
    let test_database = TestDatabase::new();
    let open = || async {
        Database::open(&test_database.url.parse().unwrap())
            .await
            .unwrap()
    };
    let (first, second) = (open().await, open().await);
    let lock = first.lock().unwrap();
    assert!(matches!(second.lock(), Err(Error::Failed(_))));
    drop(lock);
    assert!(second.lock().is_ok());
}
