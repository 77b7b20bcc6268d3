//! Content negotiation (RFC 9110, section 12.5.1).

use http::HeaderMap;
use http::header::ACCEPT;

use crate::runtime::media_type::{
    LACKS_PARAMETERS, essence, is_within, parameters, specificity, split,
};
use crate::runtime::server::rejection::Rejection;

/// Returns the index of the preferred media type. `offers` are separated by commas; of equally preferred
/// ones, the first wins that has the parameters of its range. A request without `Accept` accepts any.
pub fn best(headers: &HeaderMap, offers: &'static str) -> Result<usize, Rejection> {
    let mut values = headers.get_all(ACCEPT).iter();
    let Some(first) = values.next() else {
        return Ok(0);
    };
    // Most callers accept one media type.
    let exact = offers.split(", ").position(|offer| offer == first);
    if let (Some(index), None) = (exact, values.next()) {
        return Ok(index);
    }
    let mut best = (0, None);
    for (index, offer) in offers.split(", ").enumerate() {
        let preference = preference(headers, offer.as_bytes());
        if preference > best.1 {
            best = (index, preference);
        }
    }
    match best {
        (index, Some(_)) => Ok(index),
        (_, None) => Err(Rejection::NotAcceptable(offers)),
    }
}

/// Returns the preference for a media type in thousandths, by the most specific range that matches, and `true` if it has the
/// parameters of that range; `None` if it is not acceptable.
fn preference(headers: &HeaderMap, offer: &[u8]) -> Option<(u16, bool)> {
    let values = headers.get_all(ACCEPT).iter();
    let ranges = values.flat_map(|value| split(value.as_bytes(), b','));
    let found = ranges.filter_map(|range| {
        let part = essence(range);
        // An offered range is acceptable if the caller accepts a part of it.
        let of_part = || specificity(part, part).filter(|_| is_within(part, offer));
        let specificity = specificity(offer, range).or_else(of_part)?;
        let mut parameters = parameters(range);
        let weighted = parameters.find(|(name, _)| name.eq_ignore_ascii_case(b"q"));
        Some((
            specificity,
            weighted.map_or(1000, |(_, value)| weight(value)),
        ))
    });
    // What excludes other parameters does not exclude the offer.
    let found = found.filter(|found| *found != (LACKS_PARAMETERS, 0));
    let (specificity, quality) = found.max()?;
    (quality > 0).then_some((quality, specificity != LACKS_PARAMETERS))
}

/// Parses a weight in thousandths. An invalid one means not acceptable.
fn weight(value: &[u8]) -> u16 {
    let weight = std::str::from_utf8(value).ok();
    let weight = weight.and_then(|text| text.parse::<f32>().ok());
    let weight = weight.filter(|weight| (0.0..=1.0).contains(weight));
    (weight.unwrap_or(0.0) * 1000.0).round() as u16
}
