//! Cookies of a request (RFC 6265, section 5.4).

use http::HeaderMap;
use http::header::COOKIE;

/// The values of the cookies of a name, as they were sent. HTTP/2 may send each cookie in a
/// header of its own.
pub fn values<'a>(headers: &'a HeaderMap, name: &'static str) -> impl Iterator<Item = &'a [u8]> {
    let lines = headers.get_all(COOKIE).iter();
    let pairs = lines.flat_map(|line| line.as_bytes().split(|byte| *byte == b';'));
    pairs.filter_map(move |pair| {
        let equals = pair.iter().position(|byte| *byte == b'=')?;
        let (found, value) = pair.split_at_checked(equals)?;
        (found.trim_ascii() == name.as_bytes())
            .then(|| value.get(1..).unwrap_or_default().trim_ascii())
    })
}
