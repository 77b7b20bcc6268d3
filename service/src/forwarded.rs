//! The client address of a request that came through proxies.

#[cfg(test)]
mod tests;

use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

use http::HeaderMap;
use ipnet::IpNet;

/// An address or a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network(IpNet);

impl Network {
    /// Returns `true` if it contains an address.
    pub fn has(&self, address: IpAddr) -> bool {
        self.0.contains(&address.to_canonical())
    }
}

impl FromStr for Network {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, &'static str> {
        let address = text.parse().map(|address: IpAddr| address.to_canonical());
        let network = address.map(IpNet::from).or_else(|_| text.parse());
        let network = network.map_err(|_| "expected an address, or a network such as 10.0.0.0/8");
        Ok(Self(network?))
    }
}

/// Returns the client address of a request that came over a connection from `peer`.
///
/// It is the last address in `X-Forwarded-For` that is not one of the `trusted` proxies.
pub fn client_address(peer: IpAddr, headers: &HeaderMap, trusted: &[Network]) -> IpAddr {
    let mut client = peer.to_canonical();
    let lines = headers.get_all("x-forwarded-for").iter().rev();
    let mut hops = lines.flat_map(|line| line.as_bytes().rsplit(|byte| *byte == b','));
    while trusted.iter().any(|proxies| proxies.has(client)) {
        let Some(hop) = hops.next().and_then(address) else {
            break;
        };
        client = hop.to_canonical();
    }
    client
}

fn address(entry: &[u8]) -> Option<IpAddr> {
    let text = str::from_utf8(entry).ok()?.trim();
    let with_port = || text.parse().map(|address: SocketAddr| address.ip());
    text.parse().or_else(|_| with_port()).ok()
}
