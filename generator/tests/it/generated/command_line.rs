//! The command line of a generated client, against a server with prepared responses.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use super::{command_line_bodies, command_line_media_types};
use crate::support::{DEPENDENCIES, Workspace, generated};

/// The folder of the test, and the program.
fn program() -> (PathBuf, PathBuf) {
    let workspace = Workspace::open();
    let description = include_str!("../../programs/command_line.yaml");
    workspace.add(&generated("shop", description).client);
    let features = ["--no-default-features", "--features", "cli"];
    workspace.succeeds("build", &["shop-client", DEPENDENCIES], &features);
    (
        workspace.folder().join("shop-client"),
        workspace.program("shop"),
    )
}

/// A request as it was received: the head, and the body.
pub(super) type Received = (String, Vec<u8>);

/// Responds to one request, and passes it to the receiver.
fn serve(response: Vec<u8>) -> (String, Receiver<Received>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}/v1", listener.local_addr().unwrap());
    let (sender, served) = channel();
    std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let received = receive(&stream);
        stream.write_all(&response).unwrap();
        // The receiver is dropped if the program failed.
        let _ = sender.send(received);
    });
    (address, served)
}

pub(super) fn receive(stream: &TcpStream) -> Received {
    let mut reader = BufReader::new(stream);
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        assert_ne!(reader.read_line(&mut head).unwrap(), 0, "{head}");
    }
    let length = |name: &str| {
        let lower = head.to_ascii_lowercase();
        let value = lower
            .lines()
            .find_map(|line| line.strip_prefix(name).map(str::to_owned));
        value.and_then(|value| value.trim().parse().ok())
    };
    let mut body = Vec::new();
    match length("content-length:") {
        Some(length) => {
            body.resize(length, 0);
            reader.read_exact(&mut body).unwrap();
        }
        None if head.to_ascii_lowercase().contains("chunked") => {
            while !body.ends_with(b"0\r\n\r\n") {
                let mut byte = [0];
                reader.read_exact(&mut byte).unwrap();
                body.extend(byte);
            }
        }
        None => {}
    }
    (head, body)
}

pub(super) fn response(status: &str, media_type: &str, body: &[u8]) -> Vec<u8> {
    let head = format!(
        "HTTP/1.1 {status}\r\ncontent-type: {media_type}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
        body.len()
    );
    [head.as_bytes(), body].concat()
}

/// The exit code, the standard output and the standard error.
pub(super) type Outcome = (i32, Vec<u8>, String);

pub(super) struct Shop {
    folder: PathBuf,
    program: PathBuf,
}

impl Shop {
    pub(super) fn run(&self, address: &str, arguments: &[&str]) -> Outcome {
        let output = Command::new(&self.program)
            .args(arguments)
            .current_dir(&self.folder)
            .env_clear()
            .env("SHOP_BASE_URL", address)
            .env("SHOP_LOGIN", "ann:the-secret")
            .stdin(Stdio::null())
            .output()
            .unwrap();
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(!error.contains("the-secret"), "{error}");
        (output.status.code().unwrap(), output.stdout, error)
    }

    /// Runs a command against a server, and returns its result and the received request.
    pub(super) fn exchange(&self, arguments: &[&str], response: Vec<u8>) -> (Outcome, Received) {
        let (address, served) = serve(response);
        let outcome = self.run(&address, arguments);
        match served.recv_timeout(Duration::from_secs(5)) {
            Ok(received) => (outcome, received),
            Err(_) => panic!("no request was sent: {arguments:?}: {outcome:?}"),
        }
    }

    /// The output of a successful command, and the request that was received.
    #[track_caller]
    pub(super) fn succeed(&self, arguments: &[&str], response: Vec<u8>) -> (Vec<u8>, Received) {
        let ((code, out, error), received) = self.exchange(arguments, response);
        assert_eq!((code, error.as_str()), (0, ""), "{arguments:?}");
        (out, received)
    }

    /// The error of invalid arguments, for which no request is sent.
    #[track_caller]
    pub(super) fn usage_error(&self, arguments: &[&str]) -> String {
        let (code, out, error) = self.run("http://127.0.0.1:1/v1", arguments);
        assert_eq!(
            (code, out.as_slice()),
            (2, &b""[..]),
            "{arguments:?}: {error}"
        );
        error
    }
}

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn arguments_are_sent_and_responses_are_printed() {
    let (folder, program) = program();
    for name in ["a.png", "a.JPG", "a.gif"] {
        std::fs::write(folder.join(name), b"\x89PNG").unwrap();
    }
    let shop = Shop { folder, program };
    flags_become_a_body(&shop);
    files_are_sent_with_fields(&shop);
    other_bodies_are_named(&shop);
    headers_are_added(&shop);
    responses_are_printed_as_received(&shop);
    invalid_arguments_are_reported(&shop);
    command_line_bodies::check(&shop);
    command_line_media_types::check(&shop);
}

pub(super) fn no_content() -> Vec<u8> {
    b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n".to_vec()
}

fn flags_become_a_body(shop: &Shop) {
    let arguments = [
        "notes",
        "create",
        "--text",
        "true",
        "--due",
        "2026-11-23",
        "--tags",
        "a",
        "--tags",
        "b",
        "--done",
        "true",
        "--owner",
        r#"{"ann": 1}"#,
    ];
    let (out, (head, body)) = shop.succeed(&arguments, no_content());
    assert_eq!(out, b"");
    assert!(head.starts_with("POST /v1/notes HTTP/1.1\r\n"), "{head}");
    // `ann:the-secret` in Base64.
    assert!(
        head.contains("authorization: Basic YW5uOnRoZS1zZWNyZXQ=\r\n"),
        "{head}"
    );
    let body: serde_json::Value = serde_json::from_slice(&body).unwrap();
    let expected = serde_json::json!({
        "text": "true", "due": "2026-11-23", "tags": ["a", "b"], "done": true, "owner": {"ann": 1},
    });
    assert_eq!(body, expected);
}

fn files_are_sent_with_fields(shop: &Shop) {
    let arguments = [
        "notes",
        "add-photos",
        "7",
        "--title",
        "A",
        "--image",
        "a.png",
        "--cover",
        "a.JPG",
        "--query-json",
        "false",
        "--if-match",
        "x",
    ];
    let (_, (head, body)) = shop.succeed(&arguments, no_content());
    assert!(
        head.starts_with("POST /v1/notes/7/photos?json=false HTTP/1.1\r\n"),
        "{head}"
    );
    assert!(head.contains("if-match: x\r\n"), "{head}");
    let body = String::from_utf8_lossy(&body);
    assert!(
        body.contains("filename=\"a.png\"") && body.contains("PNG"),
        "{body}"
    );
    for media_type in ["image/png", "image/jpeg"] {
        let header = format!("Content-Type: {media_type}\r\n");
        assert!(body.contains(&header), "{body}");
    }
}

fn other_bodies_are_named(shop: &Shop) {
    let arguments = [
        "notes",
        "create",
        "--content-type",
        "text/csv",
        "--body",
        "a,b",
    ];
    let (_, (head, body)) = shop.succeed(&arguments, no_content());
    assert!(head.contains("content-type: text/csv"), "{head}");
    assert_eq!(body, b"a,b");
}

fn headers_are_added(shop: &Shop) {
    let arguments = [
        "get-picture",
        "--header",
        "X-Trace-Id: 7",
        "--header",
        "x-colon:a:b",
    ];
    let (_, (head, _)) = shop.succeed(&arguments, response("200 OK", "image/png", b""));
    for header in ["x-trace-id: 7\r\n", "x-colon: a:b\r\n"] {
        assert!(head.contains(header), "{head}");
    }
    for (header, expected) in [
        ("X-Trace-Id", "expected NAME:VALUE"),
        ("X Trace: 7", "its name is invalid"),
        ("Content-Length: 7", "the transport sets it"),
        // The description sets it.
        ("Authorization: Basic YQ==", "the description sets it"),
    ] {
        let error = shop.usage_error(&["get-picture", "--header", header]);
        assert!(error.contains(expected), "{header}: {error}");
    }
}

fn responses_are_printed_as_received(shop: &Shop) {
    let events = b": hello\n\nid: 1\ndata: {\"a\":1}\n\ndata: {\"a\":\ndata: 2}\n\ndata: cut off";
    let (out, _) = shop.succeed(
        &["watch-changes"],
        response("200 OK", "text/event-stream", events),
    );
    assert_eq!(out, b"{\"a\":1}\n{\"a\":\n2}\n");
    let lines = b"{\"a\":1}\r\n\n{\"a\":2}";
    let (out, _) = shop.succeed(
        &["read-lines"],
        response("200 OK", "application/jsonl", lines),
    );
    assert_eq!(out, b"{\"a\":1}\n{\"a\":2}\n");
    let picture = b"\x89PNG\x00\xff";
    let (out, _) = shop.succeed(&["get-picture"], response("200 OK", "image/png", picture));
    assert_eq!(out, picture);
    let hostile = response(
        "500 Internal Server Error",
        "text/plain",
        b"no \x1b[31mpicture\xc2\x9b",
    );
    let ((code, out, error), _) = shop.exchange(&["get-picture"], hostile);
    assert_eq!((code, out.as_slice()), (1, &b""[..]));
    assert_eq!(
        error,
        "error: 500: There is none\nno \\u{1b}[31mpicture\\u{9b}\n"
    );
    let unknown = response("418 I'm a teapot", "application/json", b"{\"a\":\"\x1b\"}");
    let ((code, _, error), _) = shop.exchange(&["get-picture"], unknown);
    assert_eq!(code, 1);
    assert!(
        error.starts_with("error: undocumented status 418 I'm a teapot\n"),
        "{error}"
    );
    assert!(!error.contains('\u{1b}'), "{error}");
}

fn invalid_arguments_are_reported(shop: &Shop) {
    for (arguments, expected) in [
        (
            &["notes", "create", "--text", "a", "--due", "tomorrow"][..],
            "invalid body: /due: ",
        ),
        (
            &["notes", "create", "--text", "a", "--owner", "ann"],
            "expected JSON",
        ),
        (
            &["notes", "create", "--text", "a", "--done", "yes"],
            "[possible values: true, false]",
        ),
        (
            &[
                "notes",
                "create",
                "--text",
                "a",
                "--content-type",
                "text/csv",
                "--body",
                "a,b",
            ],
            "'--text' is only for application/json, not for text/csv: choose",
        ),
        (
            &[
                "notes",
                "create",
                "--body",
                "{}",
                "--content-type",
                "text/html",
            ],
            "text/csv",
        ),
        (
            &[
                "notes",
                "add-photos",
                "7",
                "--title",
                "A",
                "--image",
                "nowhere.png",
            ],
            "\"nowhere.png\"",
        ),
        (
            &[
                "notes",
                "add-photos",
                "7",
                "--title",
                "A",
                "--image",
                "a.png",
                "--cover",
                "a.gif",
            ],
            "expected \"a.gif\" to have the media type image/png, image/jpeg",
        ),
        (
            &["watch-changes", "--login", "ann"],
            "expected USER:PASSWORD for '--login'",
        ),
        (
            &["watch-changes", "--server", "other"],
            "[possible values: production, staging]",
        ),
    ] {
        let message = shop.usage_error(arguments);
        assert!(message.contains(expected), "{arguments:?}: {message}");
    }
}
