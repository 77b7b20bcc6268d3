//! Which address a request comes from when proxies stand before the service.

mod network;
#[cfg(test)]
mod tests;

use std::net::{IpAddr, SocketAddr};

use http::HeaderMap;

pub use self::network::Network;

/// The address of the client whose request came over a connection from `peer`.
///
/// `X-Forwarded-For` is believed only as far as `trusted` proxies wrote it: the
/// client is the last address that is not one of them.
pub fn client_address(peer: IpAddr, headers: &HeaderMap, trusted: &[Network]) -> IpAddr {
    let mut client = peer.to_canonical();
    let mut hops = hops(headers);
    let is_trusted = |address| trusted.iter().any(|proxies| proxies.has(address));
    while is_trusted(client) {
        let Some(Some(hop)) = hops.next() else { break };
        client = hop.to_canonical();
    }
    client
}

/// The entries of `X-Forwarded-For` from the last to the first; `None` is one
/// that is no address.
fn hops(headers: &HeaderMap) -> impl Iterator<Item = Option<IpAddr>> {
    let lines = headers.get_all("x-forwarded-for").iter().rev();
    lines.flat_map(|line| line.as_bytes().rsplit(|byte| *byte == b',').map(address))
}

fn address(entry: &[u8]) -> Option<IpAddr> {
    let text = str::from_utf8(entry).ok()?.trim();
    let with_port = || text.parse().map(|address: SocketAddr| address.ip());
    text.parse().or_else(|_| with_port()).ok()
}
