//! Media types (RFC 9110, section 8.3.1) and what bodies of them are.

use super::token::is_token;

/// A media type or a range of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct MediaType {
    /// The type and the subtype, in lower case.
    pub(super) essence: String,
    /// The charset in lower case, if one is named.
    pub(super) charset: Option<String>,
}

/// What bodies of a media type are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Family {
    /// JSON.
    Json,
    /// Text.
    Text,
    /// Bytes of some format.
    Bytes,
    /// Bytes where the schema says so.
    Other,
    /// Whatever the schema says: the range is of all kinds.
    Range,
    /// Several parts, forms, and streams of values: none that is read as a whole.
    Composed,
}

impl MediaType {
    /// A media type as it is written, if it is one.
    pub(super) fn parse(text: &str) -> Option<Self> {
        // It is sent as it is written.
        if !text.bytes().all(|byte| matches!(byte, b' '..=b'~')) {
            return None;
        }
        let mut parts = text.split(';').map(str::trim);
        let essence = parts.next()?.to_ascii_lowercase();
        let (kind, subtype) = essence.split_once('/')?;
        if !is_token(kind) || !is_token(subtype) {
            return None;
        }
        let mut charset = None;
        for parameter in parts {
            let (name, value) = parameter.split_once('=')?;
            let value = value.trim_matches('"');
            if !is_token(name) || !is_printed(value) {
                return None;
            }
            if name.eq_ignore_ascii_case("charset") {
                charset = Some(value.to_ascii_lowercase());
            }
        }
        Some(Self { essence, charset })
    }

    /// Whether it stands for several media types.
    pub(super) fn is_range(&self) -> bool {
        self.essence.contains('*')
    }

    /// Whether its text is in UTF-8, as far as it says.
    pub(super) fn is_utf8(&self) -> bool {
        let charset = self.charset.as_deref();
        charset.is_none_or(|charset| matches!(charset, "utf-8" | "us-ascii"))
    }

    /// What its bodies are.
    pub(super) fn family(&self) -> Family {
        match self.essence.as_str() {
            "application/json" | "text/json" => Family::Json,
            "*/*" | "application/*" => Family::Range,
            "text/event-stream" | "application/x-www-form-urlencoded" => Family::Composed,
            "application/octet-stream"
            | "application/pdf"
            | "application/zip"
            | "application/gzip"
            | "application/x-gzip"
            | "application/x-tar" => Family::Bytes,
            essence if essence.ends_with("+json") => Family::Json,
            essence if essence.starts_with("text/") => Family::Text,
            essence if essence.starts_with("multipart/") => Family::Composed,
            essence => {
                let kinds = ["image/", "audio/", "video/", "font/"];
                match kinds.iter().any(|kind| essence.starts_with(kind)) {
                    true => Family::Bytes,
                    false => Family::Other,
                }
            }
        }
    }
}

/// Whether a text can stand in a parameter.
fn is_printed(text: &str) -> bool {
    let is_allowed = |byte: u8| matches!(byte, b' '..=b'~') && byte != b'"' && byte != b'\\';
    text.bytes().all(is_allowed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn media_types_are_of_a_family() {
        let cases = [
            ("application/json", Family::Json),
            ("Application/JSON; charset=utf-8", Family::Json),
            ("application/problem+json", Family::Json),
            ("application/*+json", Family::Json),
            ("application/vnd.api+json;version=\"1\"", Family::Json),
            ("text/plain", Family::Text),
            ("text/csv;header=present", Family::Text),
            ("text/event-stream", Family::Composed),
            ("image/*", Family::Bytes),
            ("application/pdf", Family::Bytes),
            ("application/xml", Family::Other),
            ("application/x-ndjson", Family::Other),
            ("multipart/form-data", Family::Composed),
            ("*/*", Family::Range),
        ];
        for (text, expected) in cases {
            let family = MediaType::parse(text).map(|media_type| media_type.family());
            assert_eq!(family, Some(expected), "{text}");
        }
    }

    #[test]
    fn what_is_no_media_type_is_found() {
        for text in [
            "",
            "json",
            "a/",
            "/b",
            "a b/c",
            "a/b;c",
            "a/b;c=\u{e9}",
            "a/b\n",
        ] {
            assert_eq!(MediaType::parse(text), None, "{text:?}");
        }
        let latin = MediaType::parse("text/plain; charset=ISO-8859-1");
        assert!(latin.is_some_and(|media_type| !media_type.is_utf8()));
    }
}
