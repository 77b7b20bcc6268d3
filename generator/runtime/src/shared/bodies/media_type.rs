//! Media types and ranges (RFC 9110, sections 8.3.1 and 12.5.1).

/// Returns the media type of a `Content-Type` without its parameters.
pub fn essence(value: &[u8]) -> &[u8] {
    let mut parts = value.split(|byte| *byte == b';');
    parts.next().unwrap_or_default().trim_ascii()
}

/// Returns `true` if a media type matches a range: `*/*`, `text/*`, `application/*+json` or itself.
pub fn is_within(essence: &[u8], range: &[u8]) -> bool {
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
