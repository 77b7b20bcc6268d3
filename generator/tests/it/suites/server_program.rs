//! A program that sends requests to generated servers, in process.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::process::Command;

use openapi_crates::Crate;

use crate::support::{DEPENDENCIES, Workspace};

const SOURCE: &str = include_str!("../../suites/programs/server.rs");

const MANIFEST: &str = r#"[package]
name = "PROGRAM"
edition = "2024"

[dependencies]
bytes = "1"
dependencies = { path = "../dependencies" }
http = "1"
http-body-util = "0.1"
"#;

/// A request to one of the servers.
#[derive(Clone, Debug)]
pub struct Request {
    /// The index of the server.
    pub server: usize,
    /// The path and the query.
    pub target: String,
    /// Empty without a body.
    pub media_type: &'static str,
    pub body: Vec<u8>,
}

impl Request {
    fn format(&self) -> String {
        let Self {
            server,
            target,
            media_type,
            body,
        } = self;
        let mut line = format!("{server}\t{target}\t{media_type}\t");
        for byte in body {
            write!(line, "{byte:02x}").unwrap();
        }
        line + "\n"
    }
}

/// A response to a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Response {
    Status(u16, String),
    /// The server panicked, or the program ended.
    Crash(String),
}

/// Builds the program of these servers, and sends the requests.
pub fn send(name: &str, servers: &[Crate], requests: &[Request]) -> Vec<Response> {
    let workspace = Workspace::open();
    let (mut manifest, mut list) = (MANIFEST.replace("PROGRAM", name), String::new());
    for (index, server) in servers.iter().enumerate() {
        workspace.add(server);
        let package = &server.name;
        let line =
            format!("server_{index} = {{ package = \"{package}\", path = \"../{package}\" }}\n");
        manifest.push_str(&line);
        write!(list, "{index}: server_{index} ").unwrap();
    }
    let mut source = SOURCE.replace("SERVERS", &list);
    // Servers without bodies have no limit.
    if requests
        .iter()
        .any(|request| !request.media_type.is_empty())
    {
        source = source.replace("// LIMIT", "let server = server.body_limit(1024 * 1024);");
    }
    workspace.add_by_hand(name, &manifest, "src/main.rs", &source);
    // Lints of the compiler are no matter here.
    let built = workspace.cargo("build", &[name, DEPENDENCIES], &[]);
    let errors = String::from_utf8_lossy(&built.stderr);
    assert!(built.status.success(), "{errors}");
    let input = workspace.folder().join(name).with_extension("requests");
    let lines: String = requests.iter().map(Request::format).collect();
    fs::write(&input, lines).unwrap();
    let mut program = Command::new(workspace.program(name));
    let output = program.stdin(File::open(&input).unwrap()).output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    let mut responses: Vec<_> = text.lines().map(parse).collect();
    // A program that ended early has no response to the following requests.
    let crash = Response::Crash(format!("the program ended: {}", output.status));
    responses.resize(requests.len(), crash);
    responses
}

fn parse(line: &str) -> Response {
    let (status, text) = line.split_once('\t').unwrap_or((line, ""));
    match status.parse() {
        Ok(status) => Response::Status(status, text.to_owned()),
        Err(_) => Response::Crash(line.to_owned()),
    }
}
