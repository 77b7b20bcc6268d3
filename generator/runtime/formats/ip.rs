//! `ipv4` and `ipv6`: addresses of the Internet Protocol.

use std::net::{Ipv4Addr, Ipv6Addr};

use super::codec::TextFormat;
use super::json_format;

/// An address of version 4: `192.0.2.1`.
pub struct Ipv4Text;

json_format::implement!(Ipv4Addr, Ipv4Text);

impl TextFormat for Ipv4Text {
    type Value = Ipv4Addr;
    const EXPECTED: &'static str = "expected an IPv4 address, as `192.0.2.1`";

    fn parse(text: &str) -> Option<Ipv4Addr> {
        text.parse().ok()
    }

    fn text(value: &Ipv4Addr) -> String {
        value.to_string()
    }
}

/// An address of version 6: `2001:db8::1` (RFC 4291, section 2.2). It is written
/// in the one form of RFC 5952.
pub struct Ipv6Text;

json_format::implement!(Ipv6Addr, Ipv6Text);

impl TextFormat for Ipv6Text {
    type Value = Ipv6Addr;
    const EXPECTED: &'static str = "expected an IPv6 address (RFC 4291), as `2001:db8::1`";

    fn parse(text: &str) -> Option<Ipv6Addr> {
        text.parse().ok()
    }

    fn text(value: &Ipv6Addr) -> String {
        value.to_string()
    }
}
