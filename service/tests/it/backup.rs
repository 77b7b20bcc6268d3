//! Backups of a database that is in use.

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering::SeqCst};

use crate::support::process::{Process, UNLIMITED, create_key, fail, succeed};
use crate::support::request::Request;
use crate::support::wait_until;
use rusqlite::{Connection, OpenFlags};

fn add(runtime: &tokio::runtime::Runtime, service: &Process, key: &str, number: i64) {
    let body = format!(r#"{{"name":"A","categoryId":{number}}}"#);
    let add = Request::new("POST", "/v1/pets").key(key).json(body);
    let response = runtime.block_on(add.send(service.address));
    assert_eq!(response.status, 201, "{response:?}");
}

/// The numbers of the animals in a backup.
fn numbers(copy: &Path) -> Vec<i64> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY;
    let copy = Connection::open_with_flags(copy, flags).unwrap();
    let mut all = copy
        .prepare("SELECT category_id FROM animals ORDER BY id")
        .unwrap();
    let numbers = all.query_map([], |row| row.get(0)).unwrap();
    numbers.map(Result::unwrap).collect()
}

#[test]
fn a_backup_has_every_acknowledged_write_and_can_be_served() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let key = create_key(folder, &UNLIMITED);
    let service = Process::start(folder, &[]);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    for number in 0..20 {
        add(&runtime, &service, &key, number);
    }
    let copies = ["a.db", "b.db", "c.db"];
    let (done, written) = (AtomicBool::new(false), AtomicI64::new(20));
    let written = &written;
    let acknowledged = std::thread::scope(|scope| {
        scope.spawn(|| {
            let runtime = tokio::runtime::Runtime::new().unwrap();
            while !done.load(SeqCst) {
                add(&runtime, &service, &key, written.load(SeqCst));
                written.fetch_add(1, SeqCst);
            }
        });
        let acknowledged = copies.map(|copy| {
            let before = written.load(SeqCst);
            let backup = scope.spawn(move || succeed(folder, &["backup", copy]));
            wait_until("a write during the backup", || {
                let is_finished = backup.is_finished();
                (is_finished || written.load(SeqCst) > before).then_some(())
            });
            backup.join().unwrap();
            (before, written.load(SeqCst))
        });
        done.store(true, SeqCst);
        acknowledged
    });
    // At least one animal was added during a backup.
    assert!(acknowledged.iter().any(|(before, after)| after > before));
    for (copy, (before, after)) in copies.iter().zip(acknowledged) {
        let numbers = numbers(&folder.join(copy));
        let count = i64::try_from(numbers.len()).unwrap();
        // One more may have been written without being acknowledged yet.
        assert!(
            (before..=after + 1).contains(&count),
            "{count}: {before} {after}"
        );
        assert!(numbers.iter().copied().eq(0..count), "{numbers:?}");
    }
    // A backup is an ordinary database.
    drop(service);
    let service = Process::start(folder, &["--database", "sqlite://c.db"]);
    add(&runtime, &service, &key, -1);
}

#[test]
fn failures_are_reported() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let message = fail(folder, &["backup", "copy.db"], 1);
    assert!(message.contains("adoption-store.db"), "{message}");
    create_key(folder, &["--plan", "free"]);
    let other = fail(folder, &["backup", "none/copy.db"], 1);
    assert!(other.contains("cannot write none/copy.db"), "{other}");
    for name in ["copy.db", "adoption-store.db"] {
        fs::write(folder.join("copy.db"), "precious").unwrap();
        let before = fs::read(folder.join(name)).unwrap();
        let message = fail(folder, &["backup", name], 1);
        assert!(
            message.contains(&format!("cannot write {name}")),
            "{message}"
        );
        assert_eq!(fs::read(folder.join(name)).unwrap(), before);
    }
    let server = ["--database", "postgres://me:secret@example.com/shop"];
    let message = fail(folder, &[&["backup", "copy.dump"], &server[..]].concat(), 1);
    assert!(
        message.contains("pg_dump") && !message.contains("secret"),
        "{message}"
    );
}
