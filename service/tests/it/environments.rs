//! The base URLs that a client accepts.

use generated_client::{BuildError, Client, Environment};

type Constructor = fn(&str) -> Environment;

#[test]
fn base_urls_end_in_v1() {
    let environments: [Constructor; 2] = [
        |address| Environment::production(address),
        |address| Environment::staging(address),
    ];
    for environment in environments {
        let build = |address| Client::builder(environment(address)).build();
        build("http://127.0.0.1:8080/v1").unwrap();
        for invalid in ["http://127.0.0.1:8080", "http://127.0.0.1:8080/v2"] {
            let error = build(invalid).unwrap_err();
            assert!(matches!(error, BuildError::BaseUrl(_)), "{error}");
            assert!(
                error
                    .to_string()
                    .contains("expected a path that ends in `/v1`"),
                "{error}"
            );
        }
    }
}
