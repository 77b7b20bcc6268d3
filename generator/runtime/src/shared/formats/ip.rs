//! `ipv4` and `ipv6`.

use std::net::{Ipv4Addr, Ipv6Addr};

use crate::runtime::json_format;
use crate::runtime::text_format::TextFormat;

/// An IPv4 address: `192.0.2.1`.
pub struct Ipv4Text;

json_format::implement!(Ipv4Addr, Ipv4Text);

impl TextFormat for Ipv4Text {
    type Value = Ipv4Addr;
    const NAME: &'static str = "ipv4";
    const EXPECTED: &'static str = "expected an IPv4 address, such as `192.0.2.1`";

    fn parse(text: &str) -> Option<Ipv4Addr> {
        text.parse().ok()
    }

    fn text(value: &Ipv4Addr) -> String {
        value.to_string()
    }
}

/// An IPv6 address: `2001:db8::1` (RFC 4291, section 2.2), formatted as in RFC 5952.
pub struct Ipv6Text;

json_format::implement!(Ipv6Addr, Ipv6Text);

impl TextFormat for Ipv6Text {
    type Value = Ipv6Addr;
    const NAME: &'static str = "ipv6";
    const EXPECTED: &'static str = "expected an IPv6 address (RFC 4291), such as `2001:db8::1`";

    fn parse(text: &str) -> Option<Ipv6Addr> {
        text.parse().ok()
    }

    fn text(value: &Ipv6Addr) -> String {
        value.to_string()
    }
}
