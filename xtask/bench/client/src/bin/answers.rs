//! The server of the measurements: tells its port, and answers until it is ended.

use std::io::Result;
use std::net::TcpListener;

use client_bench::server;

fn main() -> Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    println!("{}", listener.local_addr()?.port());
    loop {
        // A connection that breaks off is followed by the next.
        let _ = server::serve(&listener, |_| {});
    }
}
