use super::place::run_again_on_postgres;
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
