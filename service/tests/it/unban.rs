//! Bans that are lifted while the service runs.

use std::path::Path;

use crate::support::process::{Process, create_key, fail, succeed};
use crate::support::request::Request;
use crate::support::servers::Server;
use crate::support::{response::Response, wait_until};

/// The options of a key with one request per minute, so that the next are refused.
const RARE: [&str; 6] = [
    "--plan",
    "enterprise",
    "--per-minute",
    "1",
    "--per-day",
    "100",
];

fn list(service: &Process, key: &str) -> Response {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let list = Request::new("GET", "/v1/pets").key(key);
    runtime.block_on(list.send(service.address))
}

fn is_banned(service: &Process, key: &str) -> bool {
    let response = list(service, key);
    response.status == 429 && response.message().contains("temporarily banned")
}

/// Provokes a ban of the key 1, and lifts it.
fn check(folder: &Path, options: &[&str]) {
    let unban = |id| [&["keys", "unban", id][..], options].concat();
    let key = create_key(folder, &RARE);
    let bans = ["--ban-after", "3", "--ban-first", "600"];
    let service = Process::start(folder, &[options, &bans].concat());
    let message = fail(folder, &unban("1"), 1);
    assert!(message.contains("key 1 is not banned"), "{message}");
    wait_until("a ban", || is_banned(&service, &key).then_some(()));

    fail(folder, &unban("2"), 1);
    assert!(is_banned(&service, &key));
    assert_eq!(succeed(folder, &unban("1")), "");
    // With limits in memory, the service applies the change a little later. The requests of the minute stay counted,
    // and three more refusals would ban the key again.
    wait_until("the end of the ban", || {
        (!is_banned(&service, &key)).then_some(())
    });
    fail(folder, &unban("1"), 1);
    drop(service);
    let service = Process::start(folder, &[options, &["--ban-after", "0"]].concat());
    assert!(!is_banned(&service, &key));
}

#[test]
fn a_ban_in_memory_is_lifted() {
    let folder = tempfile::tempdir().unwrap();
    check(folder.path(), &[]);
}

#[test]
fn a_ban_on_redis_is_lifted() {
    let folder = tempfile::tempdir().unwrap();
    let Some(server) = Server::redis(folder.path()) else {
        eprintln!("skipped: TEST_REDIS_BIN does not name a server");
        return;
    };
    check(folder.path(), &["--rate-limits", &server.url]);
}
