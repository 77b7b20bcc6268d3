//! Media types (RFC 9110, section 8.3.1).

use crate::http_token::is_token;

/// A media type or media range.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MediaType {
    /// The type and the subtype, in lower case.
    pub essence: String,
    /// The `charset` parameter, in lower case.
    pub charset: Option<String>,
}

/// The kind of bodies of a media type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    Json,
    Xml,
    Text,
    /// A binary or unknown format.
    Bytes,
    /// A range of all kinds, which the schema decides.
    Range,
    /// `application/x-www-form-urlencoded`
    Form,
    /// `multipart/form-data`
    Multipart,
    /// A sequential media type.
    Stream,
    /// Another multipart type.
    Composed,
}

impl Family {
    /// The family of a valid media type.
    pub fn of(text: &str) -> Option<Self> {
        MediaType::parse(text).map(|media_type| media_type.family())
    }
}

impl MediaType {
    /// Parses a media type.
    pub fn parse(text: &str) -> Option<Self> {
        // It is sent as declared.
        if !text.bytes().all(|byte| matches!(byte, b' '..=b'~')) {
            return None;
        }
        let mut parts = split(text).into_iter();
        let essence = parts.next()?.to_ascii_lowercase();
        let (kind, subtype) = essence.split_once('/')?;
        if !is_token(kind) || !is_token(subtype) {
            return None;
        }
        let mut charset = None;
        for parameter in parts {
            let (name, value) = parameter.split_once('=')?;
            let value = unquoted(value)?;
            if !is_token(name) {
                return None;
            }
            if name.eq_ignore_ascii_case("charset") {
                charset = Some(value.to_ascii_lowercase());
            }
        }
        Some(Self { essence, charset })
    }

    /// Parses a media type, or a text that names one otherwise, such as `json` or `application/json, text/json`.
    pub fn read(text: &str) -> Option<(String, Self)> {
        let first = text.split([',', ';']).next().unwrap_or_default().trim();
        let found = |text: &str| Some((text.to_owned(), Self::parse(text)?));
        found(text)
            .or_else(|| found(first))
            .or_else(|| found(named(&first.to_ascii_lowercase())?))
    }

    /// Returns `true` for a media range.
    pub fn is_range(&self) -> bool {
        self.essence.contains('*')
    }

    /// Returns `true` unless another charset than UTF-8 is declared.
    pub fn is_utf8(&self) -> bool {
        let charset = self.charset.as_deref();
        charset.is_none_or(|charset| matches!(charset, "utf-8" | "us-ascii"))
    }

    pub fn family(&self) -> Family {
        match self.essence.as_str() {
            "application/json" | "text/json" => Family::Json,
            "*/*" | "application/*" => Family::Range,
            "text/event-stream"
            | "application/jsonl"
            | "application/x-jsonl"
            | "application/jsonlines"
            | "application/x-jsonlines"
            | "application/ndjson"
            | "application/x-ndjson"
            | "application/json-seq" => Family::Stream,
            "application/xml" | "text/xml" => Family::Xml,
            "application/x-www-form-urlencoded" => Family::Form,
            essence if essence.ends_with("+json-seq") => Family::Stream,
            essence if essence.ends_with("+json") => Family::Json,
            essence if essence.ends_with("+xml") && !essence.starts_with("image/") => Family::Xml,
            essence if essence.starts_with("text/") => Family::Text,
            "multipart/form-data" => Family::Multipart,
            essence if essence.starts_with("multipart/") => Family::Composed,
            _ => Family::Bytes,
        }
    }

    /// Returns `true` for a format that is never text.
    pub fn is_binary(&self) -> bool {
        let kinds = ["image/", "audio/", "video/", "font/"];
        kinds.iter().any(|kind| self.essence.starts_with(kind))
            || matches!(
                self.essence.as_str(),
                "application/octet-stream"
                    | "application/pdf"
                    | "application/zip"
                    | "application/gzip"
                    | "application/x-gzip"
                    | "application/x-tar"
            )
    }
}

/// The media type of a common name.
fn named(name: &str) -> Option<&'static str> {
    Some(match name {
        "pdf" => "application/pdf",
        "octet-stream" => "application/octet-stream",
        "text" | "plain" => "text/plain",
        "html" => "text/html",
        "csv" => "text/csv",
        _ if name.contains("json") => "application/json",
        _ if name.contains("xml") => "application/xml",
        _ if name.contains("urlencoded") => "application/x-www-form-urlencoded",
        _ if name.contains("multipart") || name == "form-data" => "multipart/form-data",
        _ => return None,
    })
}

/// Splits at semicolons outside of quotes, and trims the parts.
fn split(text: &str) -> Vec<&str> {
    let (mut is_quoted, mut is_escaped) = (false, false);
    let parts = text.split(|character| {
        let ends = character == ';' && !is_quoted;
        match character {
            _ if is_escaped => is_escaped = false,
            '\\' if is_quoted => is_escaped = true,
            '"' => is_quoted = !is_quoted,
            _ => {}
        }
        ends
    });
    parts.map(str::trim).collect()
}

/// The value of a parameter: a token or a quoted string.
fn unquoted(value: &str) -> Option<String> {
    let Some(rest) = value.strip_prefix('"') else {
        return is_token(value).then(|| value.to_owned());
    };
    let mut text = String::new();
    let mut characters = rest.chars();
    loop {
        match characters.next()? {
            '"' => return characters.as_str().is_empty().then_some(text),
            '\\' => text.push(characters.next()?),
            character => text.push(character),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn media_types_have_families() {
        let cases = [
            ("application/json", Family::Json),
            ("Application/JSON; charset=utf-8", Family::Json),
            ("application/problem+json", Family::Json),
            ("application/*+json", Family::Json),
            ("application/vnd.api+json;version=\"1\"", Family::Json),
            ("text/plain", Family::Text),
            ("text/csv;header=present", Family::Text),
            ("text/event-stream", Family::Stream),
            ("image/*", Family::Bytes),
            ("application/pdf", Family::Bytes),
            ("application/yaml", Family::Bytes),
            ("application/xml", Family::Xml),
            ("application/problem+xml", Family::Xml),
            ("image/svg+xml", Family::Bytes),
            ("application/x-ndjson", Family::Stream),
            ("application/geo+json-seq", Family::Stream),
            ("application/x;a=\"b;c\\\";\"; d=e", Family::Bytes),
            ("multipart/form-data", Family::Multipart),
            ("*/*", Family::Range),
        ];
        for (text, expected) in cases {
            let family = MediaType::parse(text).map(|media_type| media_type.family());
            assert_eq!(family, Some(expected), "{text}");
        }
    }

    #[test]
    fn invalid_media_types_are_rejected() {
        for text in [
            "",
            "json",
            "a/",
            "/b",
            "a b/c",
            "a/b;c",
            "a/b;c=\"d",
            "a/b;c=\"d\"e",
            "a/b;c=d e",
            "a/b;c=\u{e9}",
            "a/b\n",
        ] {
            assert_eq!(MediaType::parse(text), None, "{text:?}");
        }
        let latin = MediaType::parse("text/plain; charset=ISO-8859-1");
        assert!(latin.is_some_and(|media_type| !media_type.is_utf8()));
    }

    #[test]
    fn other_names_of_media_types_are_read() {
        for (text, expected) in [
            ("json", Some("application/json")),
            ("application/json, text/json", Some("application/json")),
            ("applicationjson; version=1", Some("application/json")),
            ("CSV", Some("text/csv")),
            ("nothing", None),
        ] {
            let read = MediaType::read(text).map(|(text, _)| text);
            assert_eq!(read.as_deref(), expected, "{text}");
        }
    }
}
