//! The log under stress.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
#[cfg(unix)]
use std::process::Command;
use std::process::Stdio;
use std::thread::{self, sleep};
use std::time::Duration;

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

/// Sends as many requests over one connection, several at once.
fn send(address: SocketAddr, count: usize) {
    const AT_ONCE: usize = 50;
    let mut stream = TcpStream::connect(address).unwrap();
    let requests = "GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n".repeat(AT_ONCE);
    for _ in 0..count / AT_ONCE {
        stream.write_all(requests.as_bytes()).unwrap();
        let (mut received, mut buffer) = (Vec::new(), [0; 65_536]);
        while String::from_utf8_lossy(&received)
            .matches("it runs")
            .count()
            < AT_ONCE
        {
            let length = stream.read(&mut buffer).unwrap();
            received.extend(&buffer[..length]);
        }
    }
}

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn a_log_that_is_read_late_reports_the_lines_it_lacks() {
    const COUNT: usize = 30_000;
    let folder = tempfile::tempdir().unwrap();
    let options = ["serve", "--listen", "127.0.0.1:0", "--log", "debug"];
    let mut serve = command(folder.path(), &options);
    serve.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut service = serve.spawn().unwrap();
    let mut lines = BufReader::new(service.stdout.take().unwrap()).lines();
    let line = lines.next().unwrap().unwrap();
    let address = line.strip_prefix("listening on http://").unwrap();
    send(address.strip_suffix("/v1").unwrap().parse().unwrap(), COUNT);
    let log = BufReader::new(service.stderr.take().unwrap()).lines();
    // Otherwise, the log does not end.
    let end = thread::spawn(move || {
        sleep(Duration::from_secs(10));
        service.kill().unwrap();
        service.wait().unwrap();
    });
    let (mut written, mut dropped) = (0, Vec::new());
    for line in log.map_while(Result::ok) {
        written += usize::from(line.contains("/healthz"));
        let report = line.split_once("log lines were dropped count=");
        dropped.extend(report.map(|(_, count)| count.parse::<usize>().unwrap()));
    }
    end.join().unwrap();
    assert!(!dropped.is_empty(), "{written}");
    let sum: usize = dropped.iter().sum();
    assert_eq!(written + sum, COUNT, "{written} {dropped:?}");
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
