//! What the text of a string holds.

use serde_json::{Map, Value};

/// Makes a format of an encoding that 3.0 has one for. Any other is text, and stays as it is.
pub(super) fn content(schema: &mut Map<String, Value>) {
    let text = |key: &str| schema.get(key).and_then(Value::as_str);
    let encoding = text("contentEncoding");
    let is_text = text("type").is_none_or(|name| name == "string");
    let format = match (encoding, text("contentMediaType")) {
        (Some(encoding), _) if encoding.eq_ignore_ascii_case("base64") => "byte",
        (Some(encoding), _) if encoding.eq_ignore_ascii_case("base64url") => "base64url",
        (None | Some("binary"), Some(media_type)) if is_octets(media_type) => "binary",
        (Some("binary"), None) => "binary",
        _ => return,
    };
    // Several types are none here: which of them is meant is not known.
    if is_text && !schema.contains_key("format") && !schema.contains_key(&super::mark("type")) {
        schema.insert("type".to_owned(), "string".into());
        schema.insert("format".to_owned(), format.into());
    }
}

/// Whether a media type is one of bytes that are no text.
fn is_octets(media_type: &str) -> bool {
    let media_type = media_type.to_ascii_lowercase();
    let is_kind = |kind| media_type.starts_with(kind) && !media_type.ends_with("+xml");
    media_type == "application/octet-stream"
        || ["audio/", "image/", "video/"].into_iter().any(is_kind)
}
