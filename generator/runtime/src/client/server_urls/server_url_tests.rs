//! Server URLs with variables.

use crate::runtime::client::server_url::{ServerUrl, Variable};

const ADDRESS: ServerUrl = ServerUrl::of(
    "{protocol}://{host}:{port}/{host}",
    &[
        Variable {
            name: "protocol",
            default: Some("http"),
            values: &["http", "https"],
        },
        Variable {
            name: "host",
            default: None,
            values: &[],
        },
        Variable {
            name: "port",
            default: Some("80"),
            values: &[],
        },
    ],
);

fn resolved(values: &[(&'static str, &str)]) -> Result<String, String> {
    let mut address = ADDRESS;
    for (name, value) in values {
        address.set(name, (*value).to_owned());
    }
    address.resolve().map_err(|invalid| invalid.to_string())
}

#[test]
fn variables_are_set_or_have_their_default() {
    for (values, expected) in [
        (vec![("host", "a.example")], "http://a.example:80/a.example"),
        (
            vec![("host", "a"), ("protocol", "https"), ("port", "1")],
            "https://a:1/a",
        ),
        (vec![("host", "a"), ("host", "b")], "http://b:80/b"),
        // Values of variables are not searched for variables.
        (vec![("host", "{port}")], "http://{port}:80/{port}"),
    ] {
        assert_eq!(resolved(&values).as_deref(), Ok(expected), "{values:?}");
    }
}

#[test]
fn unresolvable_urls_are_reported() {
    for (values, expected) in [
        (
            vec![],
            "invalid base URL: missing value for the variable `host`",
        ),
        (
            vec![("host", "a"), ("protocol", "ftp")],
            "invalid base URL: expected the variable `protocol` to be one of `http`, `https`",
        ),
        (
            vec![("host", "a"), ("region", "eu")],
            "invalid base URL: there is no variable `region`",
        ),
    ] {
        assert_eq!(resolved(&values), Err(expected.to_owned()), "{values:?}");
    }
}

#[test]
fn a_custom_base_url_has_no_variables() {
    let mut address = ServerUrl::at("http://{a}".to_owned());
    assert_eq!(address.resolve().as_deref(), Ok("http://{a}"));
    address.set("a", String::new());
    assert!(address.resolve().is_err());
}
