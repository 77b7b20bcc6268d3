//! A server with fixed responses.

use std::io::{BufRead, BufReader, Read, Result, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

/// A server process, which is killed when this is dropped.
#[derive(Debug)]
pub struct Server {
    child: Child,
    base_url: String,
}

impl Server {
    /// Starts a server program, which prints its port.
    pub fn start(program: &str) -> Self {
        let mut command = Command::new(program);
        let child = command.stdout(Stdio::piped()).spawn();
        let mut child = child.expect("the server starts");
        let stdout = child.stdout.take().expect("its output is a pipe");
        let mut port = String::new();
        let read = BufReader::new(stdout).read_line(&mut port);
        read.expect("the server prints its port");
        Self {
            child,
            base_url: base_url(port.trim()),
        }
    }

    /// Its base address.
    pub fn base_url(&self) -> &str {
        &self.base_url
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // If it cannot be killed, it ends by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The base address of a server of this machine.
pub fn base_url(port: &str) -> String {
    format!("http://127.0.0.1:{port}/v1")
}

/// Prints a port, and serves there until the process is killed.
pub fn run() -> Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    println!("{}", listener.local_addr()?.port());
    loop {
        // A connection that breaks off is followed by the next.
        let _ = serve(&listener, |_| {});
    }
}

/// Responds to the requests of connections, one after the other, and records their heads and bodies.
pub fn serve(listener: &TcpListener, mut record: impl FnMut(&str)) -> Result<()> {
    for connection in listener.incoming() {
        let connection = connection?;
        connection.set_nodelay(true)?;
        serve_connection(&connection, &mut record)?;
    }
    Ok(())
}

fn serve_connection(connection: &TcpStream, record: &mut impl FnMut(&str)) -> Result<()> {
    let (mut reader, mut writer) = (BufReader::new(connection), connection);
    while let Some(request) = read(&mut reader)? {
        record(&request);
        writer.write_all(response_to(&request).as_bytes())?;
    }
    Ok(())
}

/// The head and the body of a request; `None` at the end of the connection.
fn read(reader: &mut impl BufRead) -> Result<Option<String>> {
    let (mut request, mut length) = (String::new(), 0);
    loop {
        let begin = request.len();
        if reader.read_line(&mut request)? == 0 {
            return Ok(None);
        }
        let line = request[begin..].trim_end().to_ascii_lowercase();
        if let Some(count) = line.strip_prefix("content-length: ") {
            length = count.parse().unwrap_or(0);
        }
        if line.is_empty() {
            break;
        }
    }
    let read = reader.take(length).read_to_string(&mut request);
    read.map(|_| Some(request))
}

fn response_to(request: &str) -> String {
    let (status, body) = if request.starts_with("POST ") {
        ("201 Created", pet(21, "Rex"))
    } else if request.starts_with("GET /v1/pets/") {
        ("200 OK", pet(10, "animal 10"))
    } else {
        let pets: Vec<String> = (1..=20)
            .map(|id| pet(id, &format!("animal {id}")))
            .collect();
        ("200 OK", format!("[{}]", pets.join(",")))
    };
    format!(
        "HTTP/1.1 {status}\r\ncontent-type: application/json\r\nx-ratelimit-limit: 60\r\n\
         x-ratelimit-remaining: 59\r\nx-ratelimit-reset: 1800000000\r\ncontent-length: {}\r\n\
         date: Sun, 22 Nov 2026 12:00:00 GMT\r\n\r\n{body}",
        body.len()
    )
}

fn pet(id: u64, name: &str) -> String {
    format!(r#"{{"id":{id},"name":"{name}","categoryId":1,"status":"available"}}"#)
}
