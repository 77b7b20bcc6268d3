//! The addresses that may be fetched.

use std::collections::BTreeSet;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use openapi_crates::source::Unread;
use reqwest::Url;

/// The addresses that may be fetched.
#[derive(Clone, Debug, Default)]
pub(super) struct Rules {
    /// `true` if HTTP without TLS is allowed.
    pub http: bool,
    /// The hosts that may have an address that is not public.
    pub private_hosts: BTreeSet<String>,
}

impl Rules {
    /// Parses a URL, and checks everything but the addresses of its host name.
    pub(super) fn check(&self, url: &str) -> Result<Url, Unread> {
        let url = Url::parse(url).map_err(|error| Unread::from(format!("invalid URL: {error}")))?;
        if !url.username().is_empty() || url.password().is_some() {
            return Err(Unread {
                why: "the URL contains a user name or a password".to_owned(),
                help: Some("remove it: credentials are never sent".to_owned()),
            });
        }
        match url.scheme() {
            "https" => {}
            "http" if self.http => {}
            "http" => {
                return Err(Unread {
                    why: "`http:` does not protect the file in transit".to_owned(),
                    help: Some("write `https:`, or use `--allow-http`".to_owned()),
                });
            }
            scheme => return Err(format!("`{scheme}:` is not supported").into()),
        }
        let host = url.host_str().unwrap_or_default();
        if let Ok(address) = bare(host).parse() {
            self.check_address(host, address)?;
        } else if !is_plain(host) {
            return Err("unusual characters in the host name".into());
        }
        Ok(url)
    }

    /// Checks an address of a host.
    pub(super) fn check_address(&self, host: &str, address: IpAddr) -> Result<(), Unread> {
        let host = bare(host);
        if is_public(address) || self.private_hosts.contains(host) {
            return Ok(());
        }
        let why = match host.parse::<IpAddr>() {
            Ok(_) => format!("{address} is not a public address"),
            Err(_) => format!("`{host}` resolves to {address}, which is not a public address"),
        };
        Err(Unread {
            why,
            help: Some(format!(
                "use `--allow-private {host}` if you trust this host"
            )),
        })
    }
}

/// Replaces the user names and passwords of URLs in a text, character by character.
pub(super) fn mask_credentials(text: &str) -> String {
    let mut parts = text.split("://");
    let mut masked = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let ends = |one: char| one.is_whitespace() || "/?#\"'`<>".contains(one);
        let authority = part.split(ends).next().unwrap_or_default();
        let credentials = authority.rfind('@').unwrap_or(0);
        let (credentials, rest) = part.split_at(credentials);
        masked.push_str("://");
        masked.extend(credentials.chars().map(|_| '*'));
        masked.push_str(rest);
    }
    masked
}

/// The spelling of a host in [`Rules::private_hosts`].
pub(super) fn bare(host: &str) -> &str {
    host.trim_start_matches('[').trim_end_matches(']')
}

fn is_plain(host: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._".contains(&byte);
    host.starts_with(|first: char| first.is_ascii_alphanumeric()) && host.bytes().all(is_plain)
}

/// `true` if an address is reachable from everywhere (RFC 6890 and its registries).
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [first, second, third, _] = address.octets();
    let is_special = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_multicast()
        || address.is_documentation();
    let is_reserved = match (first, second) {
        // This network, and former class E with the broadcast address.
        (0, _) | (240.., _) => true,
        // Shared by carriers.
        (100, 64..=127) => true,
        // Protocol assignments, and the former 6to4 relays.
        (192, 0) => third == 0,
        (192, 88) => third == 99,
        // Benchmarks.
        (198, 18 | 19) => true,
        _ => false,
    };
    !is_special && !is_reserved
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    if let Some(mapped) = address.to_ipv4_mapped() {
        return is_public_v4(mapped);
    }
    let embedded = |high: u16, low: u16| {
        let ([a, b], [c, d]) = (high.to_be_bytes(), low.to_be_bytes());
        is_public_v4(Ipv4Addr::new(a, b, c, d))
    };
    match address.segments() {
        // NAT64 and 6to4.
        [0x64, 0xff9b, 0, 0, 0, 0, high, low] => embedded(high, low),
        [0x2002, high, low, ..] => embedded(high, low),
        // Protocol assignments such as Teredo, and documentation.
        [0x2001, 0..=0x1ff, ..] | [0x2001, 0xdb8, ..] | [0x3fff, 0..=0xfff, ..] => false,
        [first, ..] => first & 0xe000 == 0x2000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_public_addresses_are_public() {
        for address in [
            "1.1.1.1",
            "93.184.216.34",
            "100.63.0.1",
            "192.0.1.1",
            "198.20.0.1",
        ] {
            assert!(is_public(address.parse().expect(address)), "{address}");
            let mapped = format!("::ffff:{address}");
            assert!(is_public(mapped.parse().expect(address)), "{mapped}");
        }
        for address in ["2606:4700::1111", "64:ff9b::1.1.1.1", "2002:101:101::1"] {
            assert!(is_public(address.parse().expect(address)), "{address}");
        }
        for address in [
            "0.0.0.0",
            "0.1.2.3",
            "10.0.0.1",
            "127.0.0.1",
            "127.9.9.9",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "100.64.0.1",
            "192.0.0.8",
            "192.0.2.1",
            "198.18.0.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::127.0.0.1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "fc00::1",
            "fd12:3456::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
            "2001:db8::1",
            "2001::1",
            "64:ff9b::10.0.0.1",
            "64:ff9b:1::1",
            "2002:7f00:1::1",
            "100::1",
        ] {
            assert!(!is_public(address.parse().expect(address)), "{address}");
        }
    }

    #[test]
    fn credentials_are_masked() {
        for (text, expected) in [
            (
                "a: https://me:se@cret@a.example/x@y",
                "a: https://**********@a.example/x@y",
            ),
            ("'ftp://me@b' and 'c@d'", "'ftp://**@b' and 'c@d'"),
            ("https://a.example 'c@d' ://", "https://a.example 'c@d' ://"),
        ] {
            assert_eq!(mask_credentials(text), expected);
        }
    }

    #[test]
    fn urls_are_refused_by_their_text() {
        let rules = Rules::default();
        for (url, expected) in [
            ("http://a.example/", "`http:` does not protect"),
            ("ftp://a.example/", "`ftp:` is not supported"),
            ("file:///etc/passwd", "`file:` is not supported"),
            ("https://user@a.example/", "a user name or a password"),
            ("https://:secret@a.example/", "a user name or a password"),
            ("https://127.0.0.1/", "127.0.0.1 is not a public address"),
            ("https://0x7f.1/", "127.0.0.1 is not a public address"),
            ("https://2130706433/", "127.0.0.1 is not a public address"),
            ("https://[::1]/", "::1 is not a public address"),
            ("https://[::ffff:10.0.0.1]/", "is not a public address"),
            ("https://a!b.example/", "unusual characters"),
        ] {
            let refused = rules.check(url).expect_err(url);
            assert!(refused.why.contains(expected), "{url}: {}", refused.why);
        }
        assert!(rules.check("https://a.example/").is_ok());
        let rules = Rules {
            http: true,
            private_hosts: ["::1".to_owned()].into(),
        };
        assert!(rules.check("http://[::1]:80/").is_ok());
        assert!(rules.check("http://127.0.0.1/").is_err());
    }
}
