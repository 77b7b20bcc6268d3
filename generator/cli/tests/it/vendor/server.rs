//! An HTTP/1.1 server for tests, on 127.0.0.1.

use std::collections::BTreeMap;
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// The response to requests of a path.
#[derive(Clone)]
pub enum Reply {
    /// A file.
    File(String),
    /// A status and headers, without a body.
    Status(String),
    /// A redirect.
    To(String),
    /// An endless body, with or without a `Content-Length`.
    Endless { length: Option<u64> },
    /// An endless body, sent byte by byte.
    Slow,
}

/// A running server; its threads end with the process.
pub struct Server {
    pub port: u16,
    state: Arc<State>,
}

#[derive(Default)]
struct State {
    replies: Mutex<BTreeMap<String, Reply>>,
    /// The heads of all requests.
    requests: Mutex<Vec<String>>,
    /// The number of bytes that endless bodies sent.
    sent: Mutex<u64>,
}

impl Server {
    pub fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let state = Arc::new(State::default());
        let shared = Arc::clone(&state);
        thread::spawn(move || {
            for connection in listener.incoming().flatten() {
                let state = Arc::clone(&shared);
                // A client that closes the connection early is expected.
                thread::spawn(move || drop(serve(connection, &state)));
            }
        });
        Self { port, state }
    }

    /// The URL of a path.
    pub fn url(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }

    pub fn file(&self, path: &str, text: impl Into<String>) {
        self.reply(path, Reply::File(text.into()));
    }

    pub fn reply(&self, path: &str, reply: Reply) {
        let mut replies = self
            .state
            .replies
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        replies.insert(path.to_owned(), reply);
    }

    /// The heads of the requests so far.
    pub fn take_requests(&self) -> Vec<String> {
        let mut requests = self
            .state
            .requests
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        std::mem::take(&mut *requests)
    }

    /// The number of bytes that endless bodies sent.
    pub fn sent(&self) -> u64 {
        *self
            .state
            .sent
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

fn serve(mut connection: TcpStream, state: &State) -> io::Result<()> {
    let mut reader = BufReader::new(connection.try_clone()?);
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        if reader.read_line(&mut head)? == 0 {
            return Ok(());
        }
    }
    let target = head.split(' ').nth(1).unwrap_or_default().to_owned();
    let mut requests = state
        .requests
        .lock()
        .unwrap_or_else(PoisonError::into_inner);
    requests.push(head);
    drop(requests);
    let replies = state.replies.lock().unwrap_or_else(PoisonError::into_inner);
    let reply = replies.get(&target).cloned();
    drop(replies);
    let begin = "HTTP/1.1 200 OK\r\nConnection: close\r\n";
    match reply {
        None => connection
            .write_all(b"HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"),
        Some(Reply::Status(head)) => write!(
            connection,
            "HTTP/1.1 {head}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
        ),
        Some(Reply::To(to)) => write!(
            connection,
            "HTTP/1.1 302 Found\r\nLocation: {to}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
        ),
        Some(Reply::File(text)) => write!(
            connection,
            "{begin}Content-Length: {}\r\n\r\n{text}",
            text.len()
        ),
        Some(Reply::Endless { length }) => {
            let length = length.map(|length| format!("Content-Length: {length}\r\n"));
            write!(connection, "{begin}{}\r\n", length.unwrap_or_default())?;
            loop {
                connection.write_all(&[b' '; 1 << 16])?;
                *state.sent.lock().unwrap_or_else(PoisonError::into_inner) += 1 << 16;
            }
        }
        Some(Reply::Slow) => {
            write!(connection, "{begin}\r\n")?;
            loop {
                connection.write_all(b" ")?;
                thread::sleep(Duration::from_millis(50));
            }
        }
    }
}
