//! Where the extensions stand that the generator understands, and that are its own.

use super::Shape;

/// What an extension stands on, if it is of the generator alone and that is not `shape`.
pub fn elsewhere(key: &str, shape: Shape) -> Option<&'static str> {
    use Shape::{
        CookieParameter, Header, HeaderParameter, Operation, Parameter, PathParameter,
        QueryParameter, Schema,
    };

    let (shapes, words): (&[Shape], _) = match key {
        "x-deprecated-since" | "x-sunset-extended" => (
            &[
                Operation,
                Parameter,
                HeaderParameter,
                QueryParameter,
                PathParameter,
                CookieParameter,
                Header,
                Schema,
            ],
            "what is deprecated: operations, parameters, headers and schemas",
        ),
        "x-replaced-by" | "x-request-parts" => (&[Operation], "an operation"),
        "x-idempotency-key" => (
            &[
                Parameter,
                HeaderParameter,
                QueryParameter,
                PathParameter,
                CookieParameter,
            ],
            "a header parameter",
        ),
        "x-rust-group" => (&[Header], "a header"),
        "x-rust-type" => (&[Schema], "a schema"),
        _ => return None,
    };
    (!shapes.contains(&shape)).then_some(words)
}

/// The extensions that are of the generator alone.
const OWN: [&str; 12] = [
    "x-deprecated-since",
    "x-idempotency-key",
    "x-lint-allow",
    "x-pagination",
    "x-replaced-by",
    "x-request-parts",
    "x-rust-group",
    "x-rust-name",
    "x-rust-type",
    "x-stability",
    "x-sunset",
    "x-sunset-extended",
];

/// The extension of the generator that is meant by a name that is almost it.
pub fn misspelt(key: &str) -> Option<&'static str> {
    const MOST_SLIPS: usize = 2;
    let plain = key.to_ascii_lowercase().replace('_', "-");
    let is_near = |own: &&&str| strsim::osa_distance(&plain, own) <= MOST_SLIPS;
    let own = OWN.iter().find(is_near).copied();
    own.filter(|own| *own != key)
}

#[cfg(test)]
mod tests {
    use super::misspelt;

    #[test]
    fn a_slip_is_seen_and_another_extension_is_not() {
        for (key, meant) in [
            ("x-reqest-parts", Some("x-request-parts")),
            ("x-rust_type", Some("x-rust-type")),
            ("X-Sunset", Some("x-sunset")),
            ("x-sunset", None),
            ("x-internal", None),
            ("x-stage", None),
        ] {
            assert_eq!(misspelt(key), meant, "{key}");
        }
    }
}
