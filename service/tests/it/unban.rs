//! Bans that are lifted while the service runs.

use std::path::Path;

use crate::support::process::{Process, create_key, fail, succeed};
use crate::support::request::Request;
use crate::support::servers::Server;
use crate::support::{answer::Answer, wait_until};

/// One request a minute, so that the next are refused.
const RARE: [&str; 6] = [
    "--plan",
    "enterprise",
    "--per-minute",
    "1",
    "--per-day",
    "100",
];

fn list(service: &Process, key: &str) -> Answer {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let list = Request::new("GET", "/v1/pets").key(key);
    runtime.block_on(list.send(service.address))
}

fn is_banned(service: &Process, key: &str) -> bool {
    let answer = list(service, key);
    answer.status == 429 && answer.message().contains("temporarily banned")
}

/// Has the key 1 banned, and lifts that.
fn check(folder: &Path, counted: &[&str]) {
    let unban = |id| [&["keys", "unban", id][..], counted].concat();
    let key = create_key(folder, &RARE);
    let bans = ["--ban-after", "3", "--ban-first", "600"];
    let service = Process::start(folder, &[counted, &bans].concat());
    let message = fail(folder, &unban("1"), 1);
    assert!(message.contains("key 1 is not banned"), "{message}");
    wait_until("a ban", || is_banned(&service, &key).then_some(()));

    fail(folder, &unban("2"), 1);
    assert!(is_banned(&service, &key));
    assert_eq!(succeed(folder, &unban("1")), "");
    // In memory, the service learns of it a little later. The requests of the minute stay counted, and
    // after three more that are refused the key would be banned again.
    wait_until("its end", || (!is_banned(&service, &key)).then_some(()));
    fail(folder, &unban("1"), 1);
    drop(service);
    let service = Process::start(folder, &[counted, &["--ban-after", "0"]].concat());
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
        eprintln!("skipped: TEST_REDIS_BIN names no server");
        return;
    };
    check(folder.path(), &["--rate-limits", &server.url]);
}
