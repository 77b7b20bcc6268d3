//! Cookies of a request (RFC 6265, section 5.4).

use http::HeaderMap;
use http::header::COOKIE;

/// Returns the values of the cookies with a name, as they were sent. HTTP/2 may send each cookie in
/// its own header.
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
