//! `adoption-store probe`.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream, ToSocketAddrs};
use std::str::FromStr;
use std::time::{Duration, Instant};

use anyhow::{Context, anyhow, bail};
use clap::Args;
use http::Uri;

/// How long a page is waited for; what takes longer is not well.
const PATIENCE: Duration = Duration::from_secs(5);

#[derive(Args)]
pub(super) struct Options {
    /// The page, such as http://127.0.0.1:9090/readyz.
    url: Page,
}

#[derive(Clone)]
struct Page {
    host: String,
    port: u16,
    target: String,
}

impl FromStr for Page {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, &'static str> {
        let uri: Uri = text.parse().map_err(|_| "expected a URL")?;
        let target = uri.path_and_query().map_or("/", |target| target.as_str());
        match (uri.scheme_str(), uri.host()) {
            (Some("http"), Some(host)) => Ok(Self {
                // An IPv6 address is in brackets, with which it is not resolved.
                host: host.trim_matches(['[', ']']).to_owned(),
                port: uri.port_u16().unwrap_or(80),
                target: target.to_owned(),
            }),
            _ => Err("expected http:// and a host"),
        }
    }
}

/// Fails if the page is not answered with 200.
pub(super) fn run(Options { url }: Options) -> anyhow::Result<()> {
    let status = ask(&url).with_context(|| format!("cannot ask {}:{}", url.host, url.port))?;
    if status != "200" {
        bail!("{} is answered with {status}", url.target);
    }
    Ok(())
}

/// The status of the answer.
fn ask(page: &Page) -> anyhow::Result<String> {
    let addresses: Vec<_> = (page.host.as_str(), page.port).to_socket_addrs()?.collect();
    let (mut stream, address) = connect(&addresses)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    write!(
        stream,
        "GET {} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n",
        page.target
    )?;
    // The status comes first, and the rest is not of interest.
    let mut begin = [0; "HTTP/1.1 200".len()];
    stream.read_exact(&mut begin)?;
    let line = String::from_utf8_lossy(&begin);
    let status = line.strip_prefix("HTTP/1.1 ");
    Ok(status.context("what answers is not HTTP")?.to_owned())
}

/// Connects to the first address at which something listens.
fn connect(addresses: &[SocketAddr]) -> anyhow::Result<(TcpStream, SocketAddr)> {
    let deadline = Instant::now() + PATIENCE;
    let mut failure = anyhow!("the host has no address");
    for &address in addresses {
        // The rest of the time is for those that are left.
        let left = deadline.saturating_duration_since(Instant::now());
        match TcpStream::connect_timeout(&address, left.max(Duration::from_millis(1))) {
            Ok(stream) => return Ok((stream, address)),
            Err(error) => failure = error.into(),
        }
    }
    Err(failure)
}

#[cfg(test)]
mod tests {
    use std::net::TcpListener;

    use super::*;

    #[test]
    fn all_addresses_of_a_host_are_tried() {
        let [open, closed] = [(); 2].map(|()| TcpListener::bind("127.0.0.1:0").unwrap());
        let [there, gone] = [&open, &closed].map(|one| one.local_addr().unwrap());
        drop(closed);
        assert_eq!(connect(&[gone, there]).unwrap().1, there);
        assert!(connect(&[gone]).is_err());
        assert!(connect(&[]).is_err());
    }
}
