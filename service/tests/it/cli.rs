//! The binary, as a person uses it.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::Command;

use crate::support::PATIENCE;
use crate::support::answer::Answer;
use crate::support::process::{Process, command, create_key, fail, succeed};
use crate::support::request::Request;

#[test]
fn keys_are_made_listed_and_revoked() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let free = succeed(
        folder,
        &["keys", "create", "--plan", "free", "--name", "the shop"],
    );
    assert!(free.starts_with("aas_") && free.ends_with('\n') && free.lines().count() == 1);
    let rates = ["--per-minute", "7", "--per-day", "9"];
    succeed(
        folder,
        &[&["keys", "create", "--plan", "enterprise"], &rates[..]].concat(),
    );
    assert!(folder.join("adoption-store.db").exists());

    let rows = || -> Vec<Vec<String>> {
        let list = succeed(folder, &["keys", "list"]);
        assert!(!list.contains(free.trim()));
        let words = |line: &str| line.split_whitespace().map(str::to_owned).collect();
        list.lines().skip(1).map(words).collect()
    };
    let [first, second] = &rows()[..] else {
        panic!("two keys were made")
    };
    assert_eq!(first[..4], ["1", "free", "60", "1000"]);
    assert_eq!(first[5..], ["-", "the", "shop"]);
    assert_eq!(second[..4], ["2", "enterprise", "7", "9"]);

    assert_eq!(succeed(folder, &["keys", "revoke", "1"]), "");
    assert_ne!(rows()[0][5], "-");
    assert!(fail(folder, &["keys", "revoke", "1"], 1).contains("no active key"));
    assert!(fail(folder, &["keys", "revoke", "3"], 1).contains("no active key"));
}

#[test]
fn the_database_is_named_by_flag_or_variable() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let create = ["keys", "create", "--plan", "free"];
    succeed(
        folder,
        &[&create[..], &["--database", "sqlite://a.db"]].concat(),
    );
    let mut by_variable = command(folder, &create);
    by_variable.env(
        "ADOPTION_STORE_DATABASE",
        format!("sqlite://{}/b.db", folder.display()),
    );
    assert!(by_variable.output().unwrap().status.success());
    assert!(folder.join("a.db").exists() && folder.join("b.db").exists());
    assert!(!folder.join("adoption-store.db").exists());
}

#[test]
fn wrong_usage_is_explained() {
    let folder = tempfile::tempdir().unwrap();
    let check = |arguments: &[&str], expected: &str| {
        let message = fail(folder.path(), arguments, 2);
        assert!(message.contains(expected), "{arguments:?}: {message}");
    };
    let create = ["keys", "create", "--plan"];
    let with = |more: &[&'static str]| [&create[..], more].concat();
    check(&with(&["gold"]), "free, pro, business, enterprise");
    check(&with(&["enterprise"]), "needs --per-minute and --per-day");
    check(&with(&["enterprise", "--per-minute", "1"]), "--per-day");
    check(
        &with(&["enterprise", "--per-minute", "0", "--per-day", "1"]),
        "0 is not in 1..",
    );
    check(
        &with(&["free", "--per-minute", "1", "--per-day", "1"]),
        "fixed rates",
    );
    check(
        &["keys", "list", "--database", "mysql://localhost/a"],
        "unsupported database `mysql`",
    );
    check(
        &["serve", "--listen", "nowhere"],
        "expected an IP address and a port",
    );
    check(&["serve", "--anonymous-per-minute", "0"], "0 is not in 1..");
    check(&["serve", "--max-body-bytes", "0"], "0 is not in 1..");
    check(
        &["serve", "--trusted-proxy", "10.0.0.0/33"],
        "expected an address, or a network",
    );
    check(&["serve", "--log", "service=loud"], "--log");
    check(&["serve", "--tls-key", "key.pem"], "--tls-certificate");
    check(
        &["serve", "--rate-limits", "https://:secret@localhost"],
        "expected memory, redis://HOST or rediss://HOST",
    );
    check(&["serve", "--idle-timeout", "0"], "0 is not in 1..");
    assert!(
        std::fs::read_dir(folder.path()).unwrap().next().is_none(),
        "nothing is made"
    );
}

#[test]
fn help_tells_the_exit_codes() {
    let folder = tempfile::tempdir().unwrap();
    for arguments in [
        &["--help"][..],
        &["serve", "--help"],
        &["keys", "create", "--help"],
    ] {
        let help = succeed(folder.path(), arguments);
        assert!(
            help.contains("Exit codes: 0 success, 1 failure, 2 wrong usage."),
            "{help}"
        );
    }
}

#[test]
fn failures_are_explained() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let missing = ["keys", "list", "--database", "sqlite://missing/a.db"];
    assert!(fail(folder, &missing, 1).contains("missing/a.db"));
    for without_database in [&["keys", "list"][..], &["keys", "revoke", "1"]] {
        let message = fail(folder, without_database, 1);
        assert!(
            message.contains("adoption-store.db") && message.contains("--database"),
            "{message}"
        );
    }
    assert!(!folder.join("adoption-store.db").exists());
    std::fs::write(folder.join("text.db"), "this is no database").unwrap();
    let no_database = ["keys", "list", "--database", "sqlite://text.db"];
    assert!(fail(folder, &no_database, 1).contains("not a database"));
    let tls = [
        "serve",
        "--tls-certificate",
        "none.pem",
        "--tls-key",
        "text.db",
    ];
    assert!(fail(folder, &tls, 1).contains("none.pem"));
}

/// Sends a request, and waits for the answer.
fn send(address: SocketAddr, request: &Request) -> Answer {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(request.send(address))
}

#[test]
fn a_signal_ends_the_service_well() {
    for signal in ["-TERM", "-INT"] {
        let folder = tempfile::tempdir().unwrap();
        let service = Process::start(folder.path(), &["--log-format", "json"]);
        let answer = send(service.address, &Request::new("GET", "/v1/pets?secret=1"));
        // While it runs.
        succeed(folder.path(), &["keys", "create", "--plan", "free"]);
        service.signal(signal);
        let (code, log) = service.end();
        assert_eq!(code, Some(0), "{log}");

        let id = answer.header("x-request-id").unwrap();
        let line = log.lines().find(|line| line.contains(id)).unwrap();
        assert!(line.contains(r#""method":"GET""#), "{line}");
        assert!(!log.contains("secret"), "{log}");
        let log = folder.path().join("adoption-store.db-wal");
        assert_eq!(log.metadata().map_or(0, |log| log.len()), 0);
    }
}

#[test]
fn a_second_signal_ends_the_service_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let service = Process::start(folder.path(), &[]);
    // A request that is under way for as long as its body may take.
    let key = create_key(folder.path(), &["--plan", "free"]);
    let mut stream = TcpStream::connect(service.address).unwrap();
    let head = format!(
        "POST /v1/pets HTTP/1.1\r\nhost: a\r\nauthorization: Bearer {key}\r\n\
         content-type: application/json\r\ncontent-length: 9\r\nexpect: 100-continue\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let mut go_on = [0; 12];
    stream.read_exact(&mut go_on).unwrap();
    assert_eq!(&go_on, b"HTTP/1.1 100");
    service.signal("-TERM");
    service.signal("-INT");
    let (code, log) = service.end();
    assert_eq!(code, Some(1), "{log}");
    assert!(log.contains("before all requests were finished"), "{log}");
}

#[test]
fn day_counts_are_written_at_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let rates = ["--per-minute", "100", "--per-day", "10"];
    let token = create_key(folder, &[&["--plan", "enterprise"], &rates[..]].concat());
    let request = Request::new("GET", "/v1/pets").key(&token);
    let count_two = || {
        let service = Process::start(folder, &[]);
        let counts = [(); 2].map(|()| {
            let answer = send(service.address, &request);
            assert_eq!(answer.status, 200, "{answer:?}");
            let count = |name| answer.count(name);
            (count("x-ratelimit-reset"), count("x-ratelimit-remaining"))
        });
        service.signal("-TERM");
        let (code, log) = service.end();
        assert_eq!(code, Some(0));
        assert!(!log.contains(&token), "{log}");
        counts
    };
    let mut counts = [count_two(), count_two()].concat();
    // Of another day: midnight was in between, and is not again.
    if counts[0].0 != counts[3].0 {
        counts = [count_two(), count_two()].concat();
    }
    let first = counts[0].1;
    let left: Vec<_> = counts.iter().map(|(_, remaining)| *remaining).collect();
    assert_eq!(left, [first, first - 1, first - 2, first - 3]);
}

/// A service whose shell has set limits before.
fn limited(folder: &Path, limits: &str) -> Process {
    let script = format!(r#"{limits}; exec "$0" serve --listen 127.0.0.1:0"#);
    let mut command = Command::new("/bin/sh");
    command
        .args(["-c", &script, env!("CARGO_BIN_EXE_adoption-store")])
        .env_clear()
        .current_dir(folder);
    Process::spawn(command)
}

#[test]
fn running_out_of_files_is_survived() {
    let folder = tempfile::tempdir().unwrap();
    let service = limited(folder.path(), "ulimit -n 40");
    let connections: Vec<_> = (0..60)
        .map(|_| TcpStream::connect(service.address).unwrap())
        .collect();
    service.wait_for("Too many open files");
    // The last to be accepted, which it can be when others have gone.
    let waiting = std::thread::spawn({
        let address = service.address;
        move || send(address, &Request::new("GET", "/v1"))
    });
    drop(connections);
    assert_eq!(waiting.join().unwrap().status, 404);
    service.signal("-TERM");
    assert_eq!(service.end().0, Some(0));
}

#[test]
fn the_limit_of_open_files_is_raised_as_far_as_it_may_be() {
    let folder = tempfile::tempdir().unwrap();
    let service = limited(folder.path(), "ulimit -Sn 40");
    let _connections: Vec<_> = (0..60)
        .map(|_| TcpStream::connect(service.address).unwrap())
        .collect();
    let answer = send(service.address, &Request::new("GET", "/v1"));
    assert_eq!(answer.status, 404);
}

#[test]
fn a_database_is_served_by_one_process() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let mut first = Process::start(folder, &[]);
    let again = ["serve", "--listen", "127.0.0.1:0"];
    assert!(fail(folder, &again, 1).contains("another process serves"));
    let other = ["--database", "sqlite://other.db"];
    drop(Process::start(folder, &other));
    succeed(folder, &["keys", "list"]);
    // The right ends with its process, however that ends.
    first.kill();
    drop(Process::start(folder, &[]));
}

#[cfg(unix)]
#[test]
fn a_database_has_one_lock_under_all_its_names() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let _first = Process::start(folder, &[]);
    std::os::unix::fs::symlink("adoption-store.db", folder.join("link.db")).unwrap();
    let again = ["serve", "--listen", "127.0.0.1:0"];
    let by_link = [&again[..], &["--database", "sqlite://link.db"]].concat();
    assert!(fail(folder, &by_link, 1).contains("another process serves"));
}

#[test]
fn an_address_in_use_is_a_failure() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let folder = tempfile::tempdir().unwrap();
    let message = fail(folder.path(), &["serve", "--listen", &address], 1);
    assert!(
        message.contains(&format!("cannot listen on {address}")),
        "{message}"
    );
}
