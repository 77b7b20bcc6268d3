//! Copies of a database that is in use.

mod support;

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering::SeqCst};

use rusqlite::{Connection, OpenFlags};
use support::process::{Process, UNLIMITED, create_key, fail, succeed};
use support::request::Request;
use support::wait_until;

fn add(runtime: &tokio::runtime::Runtime, service: &Process, key: &str, number: i64) {
    let body = format!(r#"{{"name":"A","categoryId":{number}}}"#);
    let add = Request::new("POST", "/v1/pets").key(key).json(body);
    let answer = runtime.block_on(add.send(service.address));
    assert_eq!(answer.status, 201, "{answer:?}");
}

/// The numbers of the animals in a copy.
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
fn a_copy_has_all_that_was_acknowledged_and_serves() {
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
            wait_until("a write while it is copied", || {
                let is_over = backup.is_finished();
                (is_over || written.load(SeqCst) > before).then_some(())
            });
            backup.join().unwrap();
            (before, written.load(SeqCst))
        });
        done.store(true, SeqCst);
        acknowledged
    });
    // Somebody has written meanwhile.
    assert!(acknowledged.iter().any(|(before, after)| after > before));
    for (copy, (before, after)) in copies.iter().zip(acknowledged) {
        let numbers = numbers(&folder.join(copy));
        let count = i64::try_from(numbers.len()).unwrap();
        // One more may have been written, and not be acknowledged.
        assert!(
            (before..=after + 1).contains(&count),
            "{count}: {before} {after}"
        );
        assert!(numbers.iter().copied().eq(0..count), "{numbers:?}");
    }
    let left: Vec<_> = fs::read_dir(folder).unwrap().collect();
    let hidden = |entry: &Result<fs::DirEntry, _>| {
        let name = entry.as_ref().unwrap().file_name();
        name.to_str().unwrap().starts_with('.')
    };
    assert!(!left.iter().any(hidden), "{left:?}");

    // It is a database like any other.
    drop(service);
    let service = Process::start(folder, &["--database", "sqlite://c.db"]);
    add(&runtime, &service, &key, -1);
}

#[test]
fn a_file_is_replaced_only_if_that_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    create_key(folder, &["--plan", "free"]);
    let copy = folder.join("copy.db");
    fs::write(&copy, "dear").unwrap();
    let message = fail(folder, &["backup", "copy.db"], 1);
    assert!(message.contains("--force replaces it"), "{message}");
    assert_eq!(fs::read(&copy).unwrap(), b"dear");
    succeed(folder, &["backup", "copy.db", "--force"]);
    assert!(numbers(&copy).is_empty());
}

#[test]
fn what_cannot_be_copied_is_explained() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let message = fail(folder, &["backup", "copy.db"], 1);
    assert!(
        message.contains("adoption-store.db is not there"),
        "{message}"
    );
    create_key(folder, &["--plan", "free"]);
    let itself = ["backup", "./adoption-store.db", "--force"];
    assert!(fail(folder, &itself, 1).contains("the database itself"));
    let message = fail(folder, &["backup", "none/copy.db"], 1);
    assert!(message.contains("folder none"), "{message}");
    // A database that is in use would be mixed up with what is written to it.
    let other = ["--database", "sqlite://other.db"];
    let _service = Process::start(folder, &other);
    let message = fail(folder, &["backup", "other.db", "--force"], 1);
    assert!(message.contains("open as a database"), "{message}");
    assert!(!folder.join("copy.db").exists());
}

#[cfg(unix)]
#[test]
fn what_is_no_file_is_never_replaced() {
    use std::os::unix::fs::symlink;
    use std::os::unix::net::UnixListener;

    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    create_key(folder, &["--plan", "free"]);
    let _socket = UnixListener::bind(folder.join("socket")).unwrap();
    fs::write(folder.join("file"), "dear").unwrap();
    for (link, target) in [("link", "socket"), ("alias", "file"), ("loose", "nothing")] {
        symlink(target, folder.join(link)).unwrap();
    }
    fs::create_dir(folder.join("folder")).unwrap();
    for name in ["socket", "folder", "link", "alias", "loose"] {
        for options in [&[][..], &["--force"]] {
            let message = fail(folder, &[&["backup", name], options].concat(), 1);
            assert!(message.contains("never replaced"), "{message}");
            assert!(!message.contains("--force"), "{message}");
        }
        assert!(!folder.join(name).symlink_metadata().unwrap().is_file());
    }
    assert_eq!(fs::read(folder.join("file")).unwrap(), b"dear");
}

#[test]
fn what_belongs_to_the_database_is_never_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let key = create_key(folder, &UNLIMITED);
    let service = Process::start(folder, &[]);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    add(&runtime, &service, &key, 0);
    for end in ["-wal", "-shm", "-journal", ".lock"] {
        let name = format!("./adoption-store.db{end}");
        let message = fail(folder, &["backup", &name, "--force"], 1);
        assert!(message.contains("belongs to the database"), "{message}");
    }
    add(&runtime, &service, &key, 1);
    assert_eq!(numbers(&folder.join("adoption-store.db")), [0, 1]);
}

#[test]
fn postgresql_has_programs_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let server = "postgres://me:secret@example.com/shop?sslmode=verify-full&password=secret";
    let message = fail(
        folder.path(),
        &["backup", "it's.dump", "--database", server],
        1,
    );
    let dump = r"pg_dump --format=custom --file='it'\''s.dump' --dbname='postgres://me@example.com/shop?sslmode=verify-full'";
    assert!(message.contains(dump), "{message}");
    assert!(message.contains("pg_restore"), "{message}");
    assert!(!message.contains("secret"), "{message}");
}
