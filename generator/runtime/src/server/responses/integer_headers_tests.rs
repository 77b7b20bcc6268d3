//! Several integers that are written at once.

use http::{HeaderMap, HeaderName, HeaderValue};

use crate::runtime::server::integer_headers::write;

#[test]
fn integers_have_all_their_digits() {
    let [first, second, third] = ["x-first", "x-second", "x-third"].map(HeaderName::from_static);
    let mut headers = HeaderMap::new();
    headers.insert(&second, HeaderValue::from_static("replaced"));
    write(
        &mut headers,
        [
            (first.clone(), &i64::MIN),
            (second.clone(), &u64::MAX),
            (third.clone(), &0_u8),
        ],
    )
    .unwrap();
    assert_eq!(headers.len(), 3);
    assert_eq!(headers[first], i64::MIN.to_string());
    assert_eq!(headers[second], u64::MAX.to_string());
    assert_eq!(headers[third], "0");
}
