//! Where the extensions stand that the generator understands, and that are its own.

use super::Shape;

/// What an extension stands on, if it is of the generator alone and that is not `shape`.
pub fn elsewhere(key: &str, shape: Shape) -> Option<&'static str> {
    use Shape::{
        CookieParameter, Header, HeaderParameter, Operation, Parameter, PathParameter,
        QueryParameter, Schema,
    };

    let (shapes, words): (&[Shape], _) = match key {
        "x-deprecated-since" | "x-replaced-by" | "x-request-parts" => {
            (&[Operation], "an operation")
        }
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
