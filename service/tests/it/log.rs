//! The log under stress.

use std::io::{BufRead, BufReader};
use std::process::Stdio;
#[cfg(unix)]
use std::{net::TcpStream, process::Command, thread::sleep, time::Duration};

#[cfg(unix)]
use crate::support::process::Process;
use crate::support::process::command;
use crate::support::request::Request;

#[tokio::test]
async fn an_unread_log_blocks_no_request() {
    let folder = tempfile::tempdir().unwrap();
    let mut serve = command(folder.path(), &["serve", "--listen", "127.0.0.1:0"]);
    serve.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut service = serve.spawn().unwrap();
    let mut lines = BufReader::new(service.stdout.take().unwrap()).lines();
    let line = lines.next().unwrap().unwrap();
    let address = line.strip_prefix("listening on http://").unwrap();
    let address = address.strip_suffix("/v1").unwrap().parse().unwrap();
    // The log lines exceed the buffer of a pipe.
    for _ in 0..1_000 {
        let response = Request::new("GET", "/openapi.yaml").send(address).await;
        assert_eq!(response.status, 200);
    }
    service.kill().unwrap();
    service.wait().unwrap();
}

#[cfg(unix)]
#[test]
fn a_lack_of_file_descriptors_is_logged_once_a_second() {
    let folder = tempfile::tempdir().unwrap();
    let mut serve = Command::new("/bin/sh");
    let limited = ["-c", "ulimit -n 48 && exec \"$0\" \"$@\""];
    serve
        .args(limited)
        .arg(env!("CARGO_BIN_EXE_adoption-store"));
    serve.args(["serve", "--listen", "127.0.0.1:0"]);
    let mut service = Process::spawn({
        serve.current_dir(folder.path()).env_clear();
        serve
    });
    let connect = |_| TcpStream::connect(service.address).unwrap();
    let _connections: Vec<_> = (0..64).map(connect).collect();
    service.wait_for("was not accepted");
    // The server retries to accept the other connections.
    sleep(Duration::from_millis(500));
    service.kill();
    let (_, log) = service.wait();
    assert_eq!(log.matches("was not accepted").count(), 1, "{log}");
}
