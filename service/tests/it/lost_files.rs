//! Files of a SQLite database that are removed, replaced or truncated while it is served: no animal is acknowledged that
//! a restart would not find.

use std::fs::{self, File};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::support::calls::animal;
use crate::support::process::{Process, UNLIMITED, create_key, fail, succeed};
use crate::support::request::Request;
use crate::support::response::Response;

const DATABASE: &str = "adoption-store.db";

async fn add(service: &Process, key: &str) -> Response {
    let body = serde_json::to_vec(&animal("Rex")).unwrap();
    let add = Request::new("POST", "/v1/pets").key(key).json(body);
    add.send(service.address).await
}

fn remove(folder: &Path, suffixes: &[&str]) {
    for suffix in suffixes {
        fs::remove_file(folder.join(format!("{DATABASE}{suffix}"))).unwrap();
    }
}

fn truncate(folder: &Path) {
    let file = File::options().write(true).open(folder.join(DATABASE));
    file.unwrap().set_len(0).unwrap();
}

/// Changes the files of a served database, and checks that nothing is added afterwards and that this is reported.
async fn check(name: &str, change: impl FnOnce(&Path)) {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let key = create_key(folder, &UNLIMITED);
    let service = Process::start(folder, &[]);
    assert_eq!(add(&service, &key).await.status, 201);
    change(folder);
    let changed = Instant::now();
    let refused = add(&service, &key).await;
    assert_eq!(refused.status, 503, "{name}: {refused:?}");
    let ready = Request::new("GET", "/readyz");
    loop {
        let response = ready.send(service.address).await;
        if response.status == 503 {
            let stores = &response.json()["stores"];
            assert_eq!(
                (&stores["database"], &stores["limits"]),
                (&"unavailable".into(), &"ready".into())
            );
            break;
        }
        assert!(changed.elapsed() < Duration::from_secs(1), "{name}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    tokio::time::sleep(Duration::from_secs(1).saturating_sub(changed.elapsed())).await;
    // Even if the lock has been removed, no other process serves the path.
    let again = ["serve", "--listen", "127.0.0.1:0"];
    let refused = fail(folder, &again, 1);
    // SQLite itself refuses what is left of some databases.
    let is_refused = ["another process serves", "SQLite: "].map(|text| refused.contains(text));
    let is_open = !["all files", "replaced"].contains(&name);
    assert!(
        is_refused[0] || (is_open && is_refused[1]),
        "{name}: {refused}"
    );
    // It still runs, and so do requests that only read.
    let list = Request::new("GET", "/v1/pets")
        .key(&key)
        .send(service.address)
        .await;
    assert!([200, 503].contains(&list.status), "{name}: {list:?}");
    for _ in 0..3 {
        assert_eq!(add(&service, &key).await.status, 503, "{name}");
    }
    service.signal("-TERM");
    let (_, log) = service.wait();
    assert_eq!(
        log.matches("nothing is written any more").count(),
        1,
        "{name}: {log}"
    );
}

#[tokio::test]
async fn a_removed_database_is_noticed() {
    check("all files", |folder| {
        remove(folder, &["", "-wal", "-shm", ".lock"])
    })
    .await;
    check("the database", |folder| remove(folder, &[""])).await;
    check("the log", |folder| remove(folder, &["-wal"])).await;
}

#[tokio::test]
async fn a_replaced_database_is_noticed() {
    check("replaced", |folder| {
        succeed(folder, &["backup", "copy.db"]);
        fs::rename(folder.join("copy.db"), folder.join(DATABASE)).unwrap();
    })
    .await;
}

#[tokio::test]
async fn a_truncated_database_is_noticed() {
    check("truncated", truncate).await;
}

#[tokio::test]
async fn a_database_that_is_moved_back_is_served_again() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let key = create_key(folder, &UNLIMITED);
    let service = Process::start(folder, &[]);
    let (here, there) = (folder.join(DATABASE), folder.join("elsewhere.db"));
    fs::rename(&here, &there).unwrap();
    assert_eq!(add(&service, &key).await.status, 503);
    fs::rename(&there, &here).unwrap();
    assert_eq!(add(&service, &key).await.status, 201);
}

#[test]
fn a_database_with_two_names_is_not_opened() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let _first = Process::start(folder, &[]);
    fs::hard_link(folder.join(DATABASE), folder.join("link.db")).unwrap();
    for name in [DATABASE, "link.db"] {
        let database = format!("sqlite://{name}");
        let again = ["serve", "--listen", "127.0.0.1:0", "--database", &database];
        let refused = fail(folder, &again, 1);
        assert!(refused.contains("more than one name"), "{refused}");
    }
}

#[test]
fn only_the_owner_reads_a_database() {
    let folder = tempfile::tempdir().unwrap();
    let script = r#"umask 000; exec "$0" serve --listen 127.0.0.1:0"#;
    let mut serve = Command::new("/bin/sh");
    serve.args(["-c", script, env!("CARGO_BIN_EXE_adoption-store")]);
    let _service = Process::spawn({
        serve.env_clear().current_dir(folder.path());
        serve
    });
    succeed(folder.path(), &["backup", "copy.db"]);
    let mut names = Vec::new();
    for file in fs::read_dir(folder.path()).unwrap() {
        let file = file.unwrap();
        let mode = file.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{file:?}");
        names.push(file.file_name().into_string().unwrap());
    }
    names.sort();
    let expected = ["", "-shm", "-wal", ".lock"].map(|suffix| format!("{DATABASE}{suffix}"));
    assert_eq!(names[..4], expected);
    assert_eq!(names[4..], ["copy.db"]);
}
