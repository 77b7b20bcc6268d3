use http::HeaderValue;

use super::*;

#[track_caller]
fn check(peer: &str, lines: &[&'static str], trusted: &[&str], expected: &str) {
    let mut headers = HeaderMap::new();
    for line in lines {
        headers.append("x-forwarded-for", HeaderValue::from_static(line));
    }
    let trusted: Vec<Network> = trusted.iter().map(|text| text.parse().unwrap()).collect();
    let client = client_address(peer.parse().unwrap(), &headers, &trusted);
    assert_eq!(client, expected.parse::<IpAddr>().unwrap());
}

#[test]
fn headers_of_untrusted_peers_are_ignored() {
    check("203.0.113.9", &["198.51.100.1"], &[], "203.0.113.9");
    check(
        "203.0.113.9",
        &["198.51.100.1"],
        &["10.0.0.1"],
        "203.0.113.9",
    );
}

#[test]
fn the_last_untrusted_address_is_the_client() {
    check("10.0.0.1", &["198.51.100.1"], &["10.0.0.1"], "198.51.100.1");
    check(
        "10.0.0.1",
        &["6.6.6.6, 198.51.100.1"],
        &["10.0.0.1"],
        "198.51.100.1",
    );
    check(
        "10.0.0.1",
        &["198.51.100.1, 10.0.0.2"],
        &["10.0.0.1", "10.0.0.2"],
        "198.51.100.1",
    );
    check(
        "10.0.0.1",
        &["6.6.6.6", "198.51.100.1"],
        &["10.0.0.1"],
        "198.51.100.1",
    );
}

#[test]
fn an_invalid_address_ends_the_search() {
    check(
        "10.0.0.1",
        &["198.51.100.1, unknown"],
        &["10.0.0.1"],
        "10.0.0.1",
    );
    check("10.0.0.1", &[""], &["10.0.0.1"], "10.0.0.1");
    check("10.0.0.1", &[], &["10.0.0.1"], "10.0.0.1");
    check("10.0.0.1", &["10.0.0.1"], &["10.0.0.1"], "10.0.0.1");
}

#[test]
fn ports_and_mapped_addresses_are_parsed() {
    check(
        "::ffff:10.0.0.1",
        &["198.51.100.1:4711"],
        &["10.0.0.1"],
        "198.51.100.1",
    );
    check(
        "10.0.0.1",
        &["198.51.100.1"],
        &["::ffff:10.0.0.1"],
        "198.51.100.1",
    );
    check(
        "10.0.0.1",
        &["[2001:db8::1]:4711"],
        &["10.0.0.1"],
        "2001:db8::1",
    );
    check(
        "10.0.0.1",
        &["::ffff:198.51.100.1"],
        &["10.0.0.1"],
        "198.51.100.1",
    );
}

#[test]
fn all_addresses_of_trusted_networks_are_trusted() {
    for (peer, trusted, is_trusted) in [
        ("10.1.2.3", "10.0.0.0/8", true),
        ("10.1.2.3", "10.9.9.9/8", true),
        ("11.1.2.3", "10.0.0.0/8", false),
        ("::ffff:10.1.2.3", "10.0.0.0/8", true),
        ("10.1.2.3", "::/0", false),
        ("10.1.2.3", "0.0.0.0/0", true),
        ("2001:db8:1::1", "2001:db8::/32", true),
        ("2001:db9::1", "2001:db8::/32", false),
    ] {
        let forwarded = "198.51.100.1";
        let expected = if is_trusted { forwarded } else { peer };
        let expected: IpAddr = expected.parse().unwrap();
        let expected = expected.to_canonical().to_string();
        check(peer, &[forwarded], &[trusted], &expected);
    }
    for wrong in ["", "10.0.0.0/33", "10.0.0.0/", "host", "10.0.0.1:80"] {
        assert!(wrong.parse::<Network>().is_err(), "{wrong}");
    }
}
