//! Media types and ranges (RFC 9110, sections 8.3.1 and 12.5.1).
//!
//! Not by `headers-accept` 0.3, which rejects all of `Accept` for one malformed range, reads an invalid weight as 1, allocates
//! for each request, and does not know offers that are ranges.

use std::borrow::Cow;

/// Returns the type and subtype of a media type or range, without its parameters.
pub fn essence(value: &[u8]) -> &[u8] {
    let mut parts = value.split(|byte| *byte == b';');
    parts.next().unwrap_or_default().trim_ascii()
}

/// Returns the elements of a list of media types, or the parts of one, without white space around them. Separators in quoted
/// strings do not count.
pub fn split(text: &[u8], separator: u8) -> impl Iterator<Item = &[u8]> {
    let (mut is_quoted, mut is_escaped) = (false, false);
    let parts = text.split(move |byte| {
        let ends = *byte == separator && !is_quoted;
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' if is_quoted => is_escaped = true,
            b'"' => is_quoted = !is_quoted,
            _ => {}
        }
        ends
    });
    parts.map(<[u8]>::trim_ascii)
}

/// Returns the names and values of the parameters. A value may be a quoted string; a part without a value is ignored.
pub fn parameters(value: &[u8]) -> impl Iterator<Item = (&[u8], &[u8])> {
    split(value, b';').skip(1).filter_map(|parameter| {
        let equals = parameter.iter().position(|byte| *byte == b'=')?;
        let (name, value) = parameter.split_at(equals);
        Some((name.trim_ascii(), value.get(1..)?.trim_ascii()))
    })
}

/// Returns the text of a quoted string; other values unchanged.
pub fn unquoted(value: &[u8]) -> Cow<'_, [u8]> {
    let inner = value
        .strip_prefix(b"\"")
        .and_then(|rest| rest.strip_suffix(b"\""));
    match inner {
        Some(inner) if inner.contains(&b'\\') => {
            let mut is_escaped = false;
            let mut text = inner.to_vec();
            text.retain(|byte| {
                is_escaped = *byte == b'\\' && !is_escaped;
                !is_escaped
            });
            Cow::Owned(text)
        }
        inner => Cow::Borrowed(inner.unwrap_or(value)),
    }
}

/// Returns `true` if a media type matches a range: `*/*`, `text/*`, `application/*+json` or itself. A parameter of both must
/// have the same value; one that the media type lacks is ignored, because senders omit them.
pub fn is_within(media_type: &[u8], range: &[u8]) -> bool {
    media_type == range || specificity(media_type, range).is_some()
}

/// Returns `true` if a media type matches a range of a list, separated by commas.
pub fn is_within_any(media_type: &[u8], ranges: &str) -> bool {
    let ranges = ranges.as_bytes();
    media_type == ranges || split(ranges, b',').any(|range| is_within(media_type, range))
}

/// The specificity of a media type with parameters that the matching one lacks.
pub const LACKS_PARAMETERS: u8 = 3;

/// Returns how specific a range is that a media type matches: `a/b;c=d`, then `a/b`, `a/b` with other parameters,
/// `a/*+b`, `a/*` and `*/*`.
pub fn specificity(media_type: &[u8], range: &[u8]) -> Option<u8> {
    let whole = essence(range);
    if !includes(whole, essence(media_type)) {
        return None;
    }
    let mut found = match whole {
        b"*/*" | b"*" => 0,
        whole if whole.ends_with(b"/*") => 1,
        whole if whole.contains(&b'*') => 2,
        _ => 4,
    };
    // Those after the weight are not parameters of the media type.
    let wanted = parameters(range).take_while(|(name, _)| !name.eq_ignore_ascii_case(b"q"));
    for (name, wanted) in wanted {
        let mut own = parameters(media_type);
        let own = own.find(|(own, _)| own.eq_ignore_ascii_case(name));
        let Some((_, own)) = own else {
            found = found.min(LACKS_PARAMETERS);
            continue;
        };
        let (own, wanted) = (unquoted(own), unquoted(wanted));
        // The names of charsets have no case (RFC 9110, section 8.3.2).
        let is_charset = name.eq_ignore_ascii_case(b"charset");
        if own != wanted && !(is_charset && own.eq_ignore_ascii_case(&wanted)) {
            return None;
        }
        found += u8::from(found == 4);
    }
    Some(found)
}

fn includes(range: &[u8], essence: &[u8]) -> bool {
    let Some(star) = range.iter().rposition(|byte| *byte == b'*') else {
        return essence.eq_ignore_ascii_case(range);
    };
    let before = range.get(..star).unwrap_or_default();
    let after = range.get(star + 1..).unwrap_or_default();
    let rest = match before {
        b"*/" => essence.contains(&b'/').then_some(essence),
        before => essence
            .split_at_checked(before.len())
            .and_then(|(start, rest)| start.eq_ignore_ascii_case(before).then_some(rest)),
    };
    let end = rest.and_then(|rest| rest.split_at_checked(rest.len().checked_sub(after.len())?));
    end.is_some_and(|(middle, end)| !middle.is_empty() && end.eq_ignore_ascii_case(after))
}

/// Returns `true` if a body of a media type can be read as one of another: if it matches the range, or if both are formats
/// that are neither text nor made of fields, which receivers distinguish by themselves.
pub fn is_readable(media_type: &[u8], range: &[u8]) -> bool {
    is_within(media_type, range) || (is_opaque(range) && is_opaque(media_type))
}

fn is_opaque(media_type: &[u8]) -> bool {
    let essence = essence(media_type).to_ascii_lowercase();
    let structured = [&b"json"[..], b"xml", b"x-www-form-urlencoded"];
    let subtype = essence.rsplit(|byte| b"/+".contains(byte)).next();
    !["text/", "multipart/"]
        .iter()
        .any(|kind| essence.starts_with(kind.as_bytes()))
        && (essence.starts_with(b"image/") || !structured.contains(&subtype.unwrap_or_default()))
}
