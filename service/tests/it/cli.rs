//! The command line of the program.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::Command;

use crate::support::process::{Process, UNLIMITED, command, create_key, fail, succeed};
use crate::support::request::Request;
use crate::support::response::Response;
use crate::support::servers::free_port;
use crate::support::{TIMEOUT, wait_until};

#[test]
fn keys_are_created_listed_and_revoked() {
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
        panic!("expected two keys")
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
    let mut with_variable = command(folder, &create);
    with_variable.env(
        "ADOPTION_STORE_DATABASE",
        format!("sqlite://{}/b.db", folder.display()),
    );
    assert!(with_variable.output().unwrap().status.success());
    assert!(folder.join("a.db").exists() && folder.join("b.db").exists());
    assert!(!folder.join("adoption-store.db").exists());
}

#[test]
fn usage_errors_are_reported() {
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
        "the folder stays empty"
    );
}

#[test]
fn help_lists_exit_codes() {
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
fn failures_are_reported() {
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
    std::fs::write(folder.join("text.db"), "this is not a database").unwrap();
    let not_a_database = ["keys", "list", "--database", "sqlite://text.db"];
    assert!(fail(folder, &not_a_database, 1).contains("not a database"));
    let tls = [
        "serve",
        "--tls-certificate",
        "none.pem",
        "--tls-key",
        "text.db",
    ];
    assert!(fail(folder, &tls, 1).contains("none.pem"));
}

/// Sends a request, and waits for the response.
fn send(address: SocketAddr, request: &Request) -> Response {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(request.send(address))
}

#[test]
fn a_signal_shuts_the_service_down_gracefully() {
    for signal in ["-TERM", "-INT", "-HUP"] {
        let folder = tempfile::tempdir().unwrap();
        let service = Process::start(folder.path(), &["--log-format", "json"]);
        let response = send(service.address, &Request::new("GET", "/v1/pets?secret=1"));
        // Keys can be created while the service runs.
        succeed(folder.path(), &["keys", "create", "--plan", "free"]);
        service.signal(signal);
        let (code, log) = service.wait();
        assert_eq!(code, Some(0), "{log}");

        let id = response.header("x-request-id").unwrap();
        let line = log.lines().find(|line| line.contains(id)).unwrap();
        assert!(line.contains(r#""method":"GET""#), "{line}");
        assert!(!log.contains("secret"), "{log}");
        let log = folder.path().join("adoption-store.db-wal");
        assert_eq!(log.metadata().map_or(0, |log| log.len()), 0);
    }
}

#[test]
fn a_second_signal_stops_the_service_immediately() {
    let folder = tempfile::tempdir().unwrap();
    let service = Process::start(folder.path(), &[]);
    // A request whose body never arrives.
    let key = create_key(folder.path(), &["--plan", "free"]);
    let mut stream = TcpStream::connect(service.address).unwrap();
    let head = format!(
        "POST /v1/pets HTTP/1.1\r\nhost: a\r\nauthorization: Bearer {key}\r\n\
         content-type: application/json\r\ncontent-length: 9\r\nexpect: 100-continue\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).unwrap();
    stream.set_read_timeout(Some(TIMEOUT)).unwrap();
    let mut interim = [0; 12];
    stream.read_exact(&mut interim).unwrap();
    assert_eq!(&interim, b"HTTP/1.1 100");
    service.signal("-TERM");
    service.signal("-INT");
    let (code, log) = service.wait();
    assert_eq!(code, Some(1), "{log}");
    assert!(log.contains("before all requests were finished"), "{log}");
}

#[test]
fn day_counts_are_persisted_on_shutdown() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let rates = ["--per-minute", "100", "--per-day", "10"];
    let token = create_key(folder, &[&["--plan", "enterprise"], &rates[..]].concat());
    let request = Request::new("GET", "/v1/pets").key(&token);
    let count_two = || {
        let service = Process::start(folder, &[]);
        let counts = [(); 2].map(|()| {
            let response = send(service.address, &request);
            assert_eq!(response.status, 200, "{response:?}");
            let count = |name| response.count(name);
            (count("x-ratelimit-reset"), count("x-ratelimit-remaining"))
        });
        service.signal("-TERM");
        let (code, log) = service.wait();
        assert_eq!(code, Some(0));
        assert!(!log.contains(&token), "{log}");
        counts
    };
    let mut counts = [count_two(), count_two()].concat();
    // The counts are of different days: midnight was in between, and is not again.
    if counts[0].0 != counts[3].0 {
        counts = [count_two(), count_two()].concat();
    }
    let first = counts[0].1;
    let remaining: Vec<_> = counts.iter().map(|(_, remaining)| *remaining).collect();
    assert_eq!(remaining, [first, first - 1, first - 2, first - 3]);
}

/// Starts a service from a shell that first runs `limits`.
fn spawn_limited(folder: &Path, limits: &str) -> Process {
    let script = format!(r#"{limits}; exec "$0" serve --listen 127.0.0.1:0"#);
    let mut command = Command::new("/bin/sh");
    command
        .args(["-c", &script, env!("CARGO_BIN_EXE_adoption-store")])
        .env_clear()
        .current_dir(folder);
    Process::spawn(command)
}

#[test]
fn running_out_of_file_descriptors_is_survived() {
    let folder = tempfile::tempdir().unwrap();
    let service = spawn_limited(folder.path(), "ulimit -n 40");
    let connections: Vec<_> = (0..60)
        .map(|_| TcpStream::connect(service.address).unwrap())
        .collect();
    service.wait_for("Too many open files");
    // This connection is accepted once others are closed.
    let waiting = std::thread::spawn({
        let address = service.address;
        move || send(address, &Request::new("GET", "/v1"))
    });
    drop(connections);
    assert_eq!(waiting.join().unwrap().status, 404);
    service.signal("-TERM");
    assert_eq!(service.wait().0, Some(0));
}

#[test]
fn a_file_size_limit_is_survived() {
    let folder = tempfile::tempdir().unwrap();
    let service = spawn_limited(folder.path(), "ulimit -f 400");
    let key = create_key(folder.path(), &UNLIMITED);
    let body = format!(r#"{{"name":"{}","categoryId":1}}"#, "a".repeat(60_000));
    let add = Request::new("POST", "/v1/pets").key(&key).json(body);
    let statuses = [(); 20].map(|()| send(service.address, &add).status);
    assert!(statuses.contains(&503), "{statuses:?}");
    let added = statuses.iter().filter(|status| **status == 201).count();
    let list = Request::new("GET", "/v1/pets?limit=100").key(&key);
    let listed = send(service.address, &list).json();
    let is_last = listed.as_array().unwrap().len() <= added;
    assert!(added > 0 && is_last, "{statuses:?}");
    service.signal("-TERM");
    service.wait();
}

#[test]
fn a_closed_output_is_survived() {
    let folder = tempfile::tempdir().unwrap();
    let address = format!("127.0.0.1:{}", free_port());
    let (reader, output) = std::io::pipe().unwrap();
    drop(reader);
    let mut serve = command(folder.path(), &["serve", "--listen", &address]);
    let mut service = serve.stdout(output).spawn().unwrap();
    wait_until("the service", || TcpStream::connect(&address).ok());
    let health = send(address.parse().unwrap(), &Request::new("GET", "/healthz"));
    assert_eq!(health.status, 200);
    service.kill().unwrap();
    service.wait().unwrap();
    // Neither does an error that nobody reads change the exit code.
    let (reader, output) = std::io::pipe().unwrap();
    drop(reader);
    let mut list = command(
        folder.path(),
        &["keys", "list", "--database", "sqlite://none/a.db"],
    );
    assert_eq!(list.stderr(output).status().unwrap().code(), Some(1));
}

#[test]
fn the_open_file_limit_is_raised_to_the_hard_limit() {
    let folder = tempfile::tempdir().unwrap();
    let service = spawn_limited(folder.path(), "ulimit -Sn 40");
    let _connections: Vec<_> = (0..60)
        .map(|_| TcpStream::connect(service.address).unwrap())
        .collect();
    let response = send(service.address, &Request::new("GET", "/v1"));
    assert_eq!(response.status, 404);
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
    // The lock is released when its process ends, even if it is killed.
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
fn an_address_in_use_is_an_error() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let folder = tempfile::tempdir().unwrap();
    let message = fail(folder.path(), &["serve", "--listen", &address], 1);
    assert!(
        message.contains(&format!("cannot listen on {address}")),
        "{message}"
    );
}
