//! The media types of files.

use std::borrow::Cow;

use http::HeaderValue;
use http::header::CONTENT_TYPE;

use crate::runtime::media_type::{is_within, split};
use crate::runtime::upload::FilePart;

/// Returns the media type of a file: its own, or the one that its name selects from those of its field. The error is a
/// message.
pub fn of<'f>(file: &'f FilePart, allowed: &str) -> Result<Cow<'f, str>, String> {
    let own = match (file.media_type.as_str(), file.headers.get(CONTENT_TYPE)) {
        ("", Some(header)) => Some(header.to_str().unwrap_or_default()),
        ("", None) => None,
        (media_type, _) => Some(media_type),
    };
    match own {
        Some(text) if text.contains('/') && HeaderValue::from_str(text).is_ok() => Ok(text.into()),
        Some(text) => Err(format!("has the invalid media type {text:?}")),
        None => match by_name(allowed, file.file_name.as_deref().unwrap_or_default()) {
            Some(media_type) => Ok(media_type.into()),
            None => Err(format!("needs one of the media types {allowed}")),
        },
    }
}

/// The media type of arbitrary bytes.
const BYTES: &str = "application/octet-stream";

/// Selects the media type of a file by its name, from media types and ranges separated by commas; any media type if there
/// are none. A single media type applies to every file. Otherwise, the extension selects one; if it selects none, the media
/// type is that of arbitrary bytes, if that is allowed, or for an unknown extension, the first.
pub fn by_name(allowed: &str, file_name: &str) -> Option<String> {
    let extension = file_name.rsplit_once('.').unwrap_or_default().1;
    let guesses = mime_guess::from_ext(extension);
    let guess = guesses.first_raw();
    let ranges =
        split(allowed.as_bytes(), b',').filter_map(|range| std::str::from_utf8(range).ok());
    let ranges: Vec<&str> = ranges.filter(|range| !range.is_empty()).collect();
    let is_one = |range: &&str| !range.contains('*');
    let chosen = match ranges.as_slice() {
        [] => guess.unwrap_or(BYTES),
        [only] if is_one(only) => *only,
        _ => {
            let known = ranges
                .iter()
                .find(|range| is_of_extension(range, extension));
            let mut guesses = guesses.iter_raw();
            let selected = guesses.find_map(|guess| {
                let range = ranges.iter().find(|range| is_guessed(guess, range))?;
                Some(if is_one(range) { *range } else { guess })
            });
            let is_any = |range: &&str| matches!(*range, "*/*" | BYTES);
            let any = ranges.iter().find(|range| is_any(range)).map(|_| BYTES);
            let first = ranges.iter().copied().find(is_one);
            let other = any.or(first.filter(|_| guess.is_none()));
            selected.or(known.copied()).or(other)?
        }
    };
    Some(chosen.to_owned())
}

/// Returns `true` if the media type of an extension is within a range, with or without the prefix `x-` of its subtype.
fn is_guessed(guess: &str, range: &str) -> bool {
    is_within(guess.as_bytes(), range.as_bytes())
        || is_within(guess.as_bytes(), range.replacen("/x-", "/", 1).as_bytes())
}

/// Returns `true` if the extension is the subtype, as in the unregistered `image/jpg`.
fn is_of_extension(media_type: &str, extension: &str) -> bool {
    let (_, subtype) = media_type.split_once('/').unwrap_or_default();
    let subtype = subtype.strip_prefix("x-").unwrap_or(subtype);
    subtype.eq_ignore_ascii_case(extension)
}
