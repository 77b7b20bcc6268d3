//! `adoption-store probe`.

use std::io::{Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::time::Duration;

use anyhow::{Context, bail};
use clap::Args;
use clap::error::ErrorKind;
use http::Uri;

use super::refuse;

/// The timeout.
const PATIENCE: Duration = Duration::from_secs(5);

#[derive(Args)]
pub(super) struct Options {
    /// The URL of the page, such as http://127.0.0.1:9090/readyz.
    url: Uri,
}

/// Fails unless the status of the page is 200.
pub(super) fn run(Options { url }: &Options) -> anyhow::Result<()> {
    let (Some("http"), Some(authority)) = (url.scheme_str(), url.authority()) else {
        let message = "expected http:// and a host".to_owned();
        refuse(ErrorKind::ValueValidation, message)
    };
    // The brackets of an IPv6 address are not part of it.
    let host = authority.host().trim_matches(['[', ']']);
    let address = (host, authority.port_u16().unwrap_or(80));
    let mut stream = address.to_socket_addrs()?.find_map(connect);
    let stream = stream.as_mut();
    let stream = stream.with_context(|| format!("cannot connect to {authority}"))?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let target = url.path_and_query().map_or("/", |target| target.as_str());
    write!(
        stream,
        "GET {target} HTTP/1.1\r\nhost: {authority}\r\nconnection: close\r\n\r\n"
    )?;
    let mut start = [0; "HTTP/1.1 200".len()];
    stream.read_exact(&mut start)?;
    match &start {
        b"HTTP/1.1 200" => Ok(()),
        _ => bail!("unexpected response: {}", String::from_utf8_lossy(&start)),
    }
}

fn connect(address: std::net::SocketAddr) -> Option<TcpStream> {
    TcpStream::connect_timeout(&address, PATIENCE).ok()
}
