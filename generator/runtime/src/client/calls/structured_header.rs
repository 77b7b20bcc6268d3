//! Response headers that are lists or JSON.

use http::HeaderMap;

use crate::runtime::client::header;
use crate::runtime::client::tolerance::TOLERANCE;
use crate::runtime::decode::{self, Decode};

/// Reads a list from one or several headers of a name (RFC 9110, section 5.3); `None` if it is
/// absent or an item is invalid.
pub fn list<T>(
    headers: &HeaderMap,
    name: &'static str,
    parse: impl Fn(&str) -> Option<T>,
) -> Option<Vec<T>> {
    let mut items = None;
    for value in headers.get_all(name) {
        let own = header::text(value)?;
        // Each cookie has its own header: dates contain commas (RFC 6265, section 3).
        let most = match name.eq_ignore_ascii_case("set-cookie") {
            true => 1,
            false => usize::MAX,
        };
        let own = own.splitn(most, ',').map(str::trim_ascii);
        let items = items.get_or_insert_with(Vec::new);
        for text in own.filter(|text| !text.is_empty()) {
            items.push(parse(text)?);
        }
    }
    items
}

/// Reads a JSON header; `None` if it is absent or invalid.
pub fn json<T: Decode>(headers: &HeaderMap, name: &'static str) -> Option<T> {
    header::parse(headers, name, |text| {
        decode::from_text_with(text, TOLERANCE).ok()
    })
}
