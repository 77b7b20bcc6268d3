//! The servers of some paths and operations.

use crate::runtime::client::builder::BuildError;
use crate::runtime::client::mock::Mock;
use crate::runtime::client::other_servers::base_url;
use crate::runtime::client::request_url::BaseUrl;
use crate::runtime::client::server_url::{ServerUrl, Variable};

const REGION: &[Variable] = &[Variable {
    name: "region",
    default: Some("eu"),
    values: &["eu", "us"],
}];

fn resolve(base: &str, address: &ServerUrl, suffix: &str) -> Result<String, String> {
    let mut shared = Mock::new().share("", "tests");
    shared.base_url = BaseUrl::parse(base, "").unwrap();
    match base_url(address, &shared, suffix) {
        Ok(url) => Ok(url.as_str().to_owned()),
        Err(BuildError::BaseUrl(invalid)) => Err(invalid.to_string()),
        Err(error) => unreachable!("{error}"),
    }
}

#[test]
fn a_relative_url_has_the_host_of_the_base_url() {
    let base = "http://a.example:81/v1";
    for (address, expected) in [
        ("/", "http://a.example:81"),
        ("/private", "http://a.example:81/private"),
        // Never another host.
        ("//b.example/x", "http://a.example:81//b.example/x"),
        ("http://b.example/x/", "http://b.example/x"),
    ] {
        let address = ServerUrl::of(address, &[]);
        assert_eq!(resolve(base, &address, "").as_deref(), Ok(expected));
    }
}

#[test]
fn invalid_urls_are_reported() {
    let mut address = ServerUrl::of("http://{region}.example/v1", REGION);
    let of = |address: &ServerUrl| resolve("http://a.example", address, "/v1");
    assert_eq!(of(&address).as_deref(), Ok("http://eu.example/v1"));
    address.set("region", "mars".to_owned());
    let expected = "invalid base URL: expected the variable `region` to be one of `eu`, `us`";
    assert_eq!(of(&address), Err(expected.to_owned()));
    let other = ServerUrl::at("http://a.example/v2".to_owned());
    assert_eq!(
        of(&other),
        Err("invalid base URL: expected a path that ends in `/v1`".to_owned())
    );
}

#[test]
fn a_variable_is_set_where_it_is_declared() {
    let (mut one, mut two) = (
        ServerUrl::of("/one", &[]),
        ServerUrl::of("/{region}", REGION),
    );
    ServerUrl::set_each([&mut one, &mut two], "region", "us");
    assert_eq!(one.resolve().as_deref(), Ok("/one"));
    assert_eq!(two.resolve().as_deref(), Ok("/us"));
    ServerUrl::set_each([&mut one, &mut two], "stage", "test");
    assert!(one.resolve().is_err());
}
