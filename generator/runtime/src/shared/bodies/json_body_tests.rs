//! JSON bodies, which share the buffer of their thread.

use crate::runtime::encode::{Encode, Writer};
use crate::runtime::json_body::encode;

#[test]
fn bodies_are_independent() {
    let large = "a".repeat(100_000);
    let bodies = [encode("first"), encode(&large), encode(""), encode("last")];
    let bodies = bodies.map(Result::unwrap);
    let large = format!("\"{large}\"");
    assert_eq!(bodies, ["\"first\"", &large, "\"\"", "\"last\""]);
}

#[test]
fn a_body_may_follow_one_that_json_cannot_represent() {
    assert_eq!(
        encode(&f64::NAN).unwrap_err().message(),
        "is infinite or NaN"
    );
    assert_eq!(encode(&1).unwrap(), "1");
}

#[test]
fn a_value_may_encode_a_body() {
    struct Nested;

    impl Encode for Nested {
        fn encode(&self, json: &mut Writer) {
            json.text("outer ");
            let inner = encode("inner").unwrap();
            json.raw(std::str::from_utf8(&inner).unwrap());
        }
    }

    assert_eq!(encode(&Nested).unwrap(), r#""outer ""inner""#);
}
