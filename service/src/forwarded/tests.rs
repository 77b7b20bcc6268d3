use http::HeaderValue;

use super::*;

#[track_caller]
fn check(peer: &str, lines: &[&'static str], trusted: &[&str], expected: &str) {
    let mut headers = HeaderMap::new();
    for line in lines {
        headers.append("x-forwarded-for", HeaderValue::from_static(line));
    }
    let trusted: Vec<IpAddr> = trusted.iter().map(|text| text.parse().unwrap()).collect();
    let client = client_address(peer.parse().unwrap(), &headers, &trusted);
    assert_eq!(client, expected.parse::<IpAddr>().unwrap());
}

#[test]
fn a_header_from_a_stranger_is_not_believed() {
    check("203.0.113.9", &["198.51.100.1"], &[], "203.0.113.9");
    check(
        "203.0.113.9",
        &["198.51.100.1"],
        &["10.0.0.1"],
        "203.0.113.9",
    );
}

#[test]
fn the_last_address_that_is_no_trusted_proxy_is_the_client() {
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
fn what_is_no_address_ends_the_search() {
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
fn ports_and_mapped_addresses_are_understood() {
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
