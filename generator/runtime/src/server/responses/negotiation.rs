//! Content negotiation (RFC 9110, section 12.5.1).

use http::HeaderMap;
use http::header::ACCEPT;

use crate::runtime::media_type::is_within;
use crate::runtime::server::rejection::Rejection;

/// Returns the index of the preferred media type. `offers` are separated by commas; the first of
/// equally preferred ones wins. A request without `Accept` accepts any.
pub fn best(headers: &HeaderMap, offers: &'static str) -> Result<usize, Rejection> {
    if !headers.contains_key(ACCEPT) {
        return Ok(0);
    }
    let mut best: Option<(usize, u16)> = None;
    for (index, offer) in offers.split(", ").enumerate() {
        let quality = quality(headers, offer.as_bytes());
        if quality > best.map_or(0, |(_, quality)| quality) {
            best = Some((index, quality));
        }
    }
    let (index, _) = best.ok_or(Rejection::NotAcceptable(offers))?;
    Ok(index)
}

/// Returns the preference for a media type in thousandths, by the most specific range that matches.
fn quality(headers: &HeaderMap, offer: &[u8]) -> u16 {
    let values = headers.get_all(ACCEPT).iter();
    let ranges = values.flat_map(|value| value.as_bytes().split(|byte| *byte == b','));
    let mut found: Option<(u8, u16)> = None;
    for range in ranges {
        let mut parts = range.split(|byte| *byte == b';').map(<[u8]>::trim_ascii);
        let range = parts.next().unwrap_or_default();
        // An offered range is acceptable if the caller accepts a part of it.
        if !is_within(offer, range) && !is_within(range, offer) {
            continue;
        }
        let quality = parts.find_map(weight).unwrap_or(1000);
        let exactness = exactness(range);
        if found.is_none_or(|(known, liked)| (exactness, quality) > (known, liked)) {
            found = Some((exactness, quality));
        }
    }
    found.map_or(0, |(_, quality)| quality)
}

fn exactness(range: &[u8]) -> u8 {
    match range {
        b"*/*" => 0,
        range if range.contains(&b'*') => 1,
        _ => 2,
    }
}

/// Parses the weight `q` in thousandths. An invalid weight means not acceptable.
fn weight(parameter: &[u8]) -> Option<u16> {
    let value = parameter
        .strip_prefix(b"q=")
        .or_else(|| parameter.strip_prefix(b"Q="))?;
    let weight = std::str::from_utf8(value).ok();
    let weight = weight.and_then(|text| text.parse::<f32>().ok());
    let weight = weight.filter(|weight| (0.0..=1.0).contains(weight));
    Some((weight.unwrap_or(0.0) * 1000.0).round() as u16)
}
