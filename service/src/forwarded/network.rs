//! Networks.

use std::net::IpAddr;
use std::str::FromStr;

use ipnet::{IpNet, Ipv4Net};

/// The addresses of a network, or one address. Those of IPv4 are the same however they are
/// written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network(IpNet);

impl Network {
    /// Whether an address is one of them.
    pub fn has(&self, address: IpAddr) -> bool {
        self.0.contains(&address.to_canonical())
    }
}

impl From<IpAddr> for Network {
    fn from(address: IpAddr) -> Self {
        Self(address.to_canonical().into())
    }
}

impl FromStr for Network {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, &'static str> {
        if let Ok(address) = text.parse::<IpAddr>() {
            return Ok(address.into());
        }
        let network = text.parse();
        let network = network.map_err(|_| "expected an address, or a network as in 10.0.0.0/8")?;
        Ok(Self(canonical(network)))
    }
}

/// A network of IPv4 that is written as one of IPv6 (RFC 4291, section 2.5.5.2).
fn canonical(network: IpNet) -> IpNet {
    let bits = network.prefix_len().checked_sub(96);
    match (network.addr().to_canonical(), bits) {
        (IpAddr::V4(address), Some(bits)) if network.addr().is_ipv6() => {
            Ipv4Net::new(address, bits).map_or(network, IpNet::V4)
        }
        _ => network,
    }
}
