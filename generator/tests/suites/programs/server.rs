//! Sends each request of the standard input to one of the servers, in process, and writes the status of its response.
//!
//! A request is a line: the index of its server, its target, its media type and the bytes of its body in hexadecimal,
//! separated by tabs. So is a response: its status, or the word `panic`, and a text.

use std::io::{self, BufRead, Write};
use std::panic::{self, AssertUnwindSafe};
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use bytes::Bytes;
use http::Request;
use http_body_util::{BodyExt, Full};

/// Accepts every valid request, and responds with the status 501.
struct Stubs;

fn ready<F: Future>(future: F) -> F::Output {
    match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(output) => output,
        Poll::Pending => panic!("a request or a response in memory waits"),
    }
}

macro_rules! servers {
    ($($index:literal: $server:ident)*) => {
        $(
            impl $server::Admit for Stubs {}
            impl $server::Api for Stubs {}
        )*

        fn respond(index: &str, request: Request<Full<Bytes>>) -> (u16, Bytes) {
            match index {
                $(stringify!($index) => {
                    let server = $server::Server::new(Stubs);
                    // LIMIT
                    let response = ready(server.handle(request));
                    let status = response.status().as_u16();
                    let body = ready(response.into_body().collect());
                    (status, body.map_or_else(|_| Bytes::new(), |body| body.to_bytes()))
                })*
                _ => panic!("no such server"),
            }
        }
    };
}

servers! { SERVERS }

fn main() {
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let line = line.expect("a line");
        let response = panic::catch_unwind(AssertUnwindSafe(|| response(&line)));
        let response = response.unwrap_or_else(|_| "panic\t".to_owned());
        writeln!(out, "{}", response.replace('\n', " ")).expect("the output is open");
        // The result is known even if the next request ends the program.
        out.flush().expect("the output is open");
    }
}

fn response(line: &str) -> String {
    let fields: Vec<&str> = line.split('\t').collect();
    let [index, target, media_type, body] = fields[..] else {
        panic!("expected four fields");
    };
    let mut request = Request::post(target);
    if !media_type.is_empty() {
        request = request.header("content-type", media_type);
    }
    let request = request.body(Full::new(decode(body))).expect("a request");
    let (status, body) = respond(index, request);
    format!("{status}\t{}", String::from_utf8_lossy(&body))
}

fn decode(hexadecimal: &str) -> Bytes {
    let digit = |letter: u8| char::from(letter).to_digit(16).expect("a digit") as u8;
    let pairs = hexadecimal.as_bytes().chunks_exact(2);
    pairs.map(|pair| digit(pair[0]) << 4 | digit(pair[1])).collect()
}
