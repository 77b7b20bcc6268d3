//! The media types of files.

use std::borrow::Cow;

use http::HeaderValue;
use http::header::CONTENT_TYPE;

use crate::runtime::upload::FilePart;

/// Returns the media type of a file: its own, or one of those that its field may have. The error is
/// a message.
pub fn of<'f>(file: &'f FilePart, allowed: &str) -> Result<Cow<'f, str>, String> {
    let own = match (file.media_type.as_str(), file.headers.get(CONTENT_TYPE)) {
        ("", Some(header)) => Some(header.to_str().unwrap_or_default()),
        ("", None) => None,
        (media_type, _) => Some(media_type),
    };
    match own {
        Some(text) if text.contains('/') && HeaderValue::from_str(text).is_ok() => Ok(text.into()),
        Some(text) => Err(format!("has the invalid media type {text:?}")),
        None if allowed.is_empty() => Ok("application/octet-stream".into()),
        None => match by_name(allowed, file.file_name.as_deref().unwrap_or_default()) {
            Some(media_type) => Ok(media_type.into()),
            None => Err(format!("needs one of the media types {allowed}")),
        },
    }
}

/// Subtypes that differ from the file extension.
const SUBTYPES: [(&str, &str); 9] = [
    ("htm", "html"),
    ("ico", "vnd.microsoft.icon"),
    ("jpg", "jpeg"),
    ("js", "javascript"),
    ("md", "markdown"),
    ("mp3", "mpeg"),
    ("svg", "svg+xml"),
    ("tif", "tiff"),
    ("txt", "plain"),
];

/// Returns the media type of a file that may have some media types and ranges: the only one, or by
/// the extension of its name.
pub fn by_name(allowed: &str, file_name: &str) -> Option<String> {
    let ranges: Vec<&str> = allowed.split(',').map(str::trim).collect();
    let ending = file_name.rsplit_once('.').unwrap_or_default().1;
    let ending = ending.to_ascii_lowercase();
    let known = SUBTYPES.iter().find(|(known, _)| *known == ending);
    let subtype = known.map_or(ending.as_str(), |(_, subtype)| subtype);
    let is_told = |range: &&&str| {
        let named = range.split_once('/').map_or("", |(_, named)| named);
        let named = named.strip_prefix("x-").unwrap_or(named);
        named == subtype || named.split('+').next() == Some(subtype)
    };
    let any = ["*/*", "application/octet-stream"];
    match (ranges.as_slice(), ranges.iter().find(is_told)) {
        ([only], _) if !only.contains('*') => Some((*only).to_owned()),
        (_, Some(meaning)) => Some((*meaning).to_owned()),
        (all, None) if all.iter().any(|range| any.contains(range)) => {
            Some("application/octet-stream".to_owned())
        }
        ([only], None) => {
            let kind = only.strip_suffix("/*")?;
            let is_of_name = |byte: u8| byte.is_ascii_alphanumeric() || b"+-.".contains(&byte);
            let is_name = !subtype.is_empty() && subtype.bytes().all(is_of_name);
            is_name.then(|| format!("{kind}/{subtype}"))
        }
        _ => None,
    }
}
