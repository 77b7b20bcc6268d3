//! The log, as the one who reads it has it.

mod support;

use std::io::{BufRead, BufReader};
use std::process::Stdio;

use support::process::command;
use support::request::Request;

#[tokio::test]
async fn a_log_that_is_not_read_holds_up_no_request() {
    let folder = tempfile::tempdir().unwrap();
    let mut serve = command(folder.path(), &["serve", "--listen", "127.0.0.1:0"]);
    serve.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut service = serve.spawn().unwrap();
    let mut lines = BufReader::new(service.stdout.take().unwrap()).lines();
    let line = lines.next().unwrap().unwrap();
    let address = line.strip_prefix("listening on http://").unwrap();
    let address = address.strip_suffix("/v1").unwrap().parse().unwrap();
    // Their lines are more than a pipe holds.
    for _ in 0..1_000 {
        let answer = Request::new("GET", "/openapi.yaml").send(address).await;
        assert_eq!(answer.status, 200);
    }
    service.kill().unwrap();
    service.wait().unwrap();
}
