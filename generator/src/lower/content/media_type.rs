//! Media types (RFC 9110, section 8.3.1).

use openapi_crates_runtime::generator::media_type::{essence, parameters, split, unquoted};

use crate::http_token::is_token;
use crate::lowered::WATCH;

/// A media type or media range.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MediaType {
    /// The type and the subtype, in lower case, or [`WATCH`].
    pub essence: String,
    /// The names of the parameters, in lower case, and their values.
    pub parameters: Vec<(String, String)>,
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
        let of_bytes = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let essence = of_bytes(essence(text.as_bytes())).to_ascii_lowercase();
        let (kind, subtype) = essence.split_once('/')?;
        if !is_token(kind) || !is_token(subtype) {
            return None;
        }
        let found = parameters(text.as_bytes()).map(|(name, source)| {
            let (name, value) = (of_bytes(name), of_bytes(&unquoted(source)));
            let is_quoted = value.len() < source.len();
            let is_valid = is_token(&name) && (is_quoted || is_token(&value));
            is_valid.then(|| (name.to_ascii_lowercase(), value))
        });
        let parameters: Vec<_> = found.collect::<Option<_>>()?;
        let is_whole = split(text.as_bytes(), b';').count() == parameters.len() + 1;
        let is_watch = |(name, value): &(String, String)| name == "stream" && value == "watch";
        let is_watch = essence == "application/json" && parameters.iter().any(is_watch);
        is_whole.then_some(Self {
            essence: if is_watch { WATCH.to_owned() } else { essence },
            parameters,
        })
    }

    /// The `charset` parameter.
    pub fn charset(&self) -> Option<&str> {
        let mut parameters = self.parameters.iter();
        let charset = parameters.find(|(name, _)| name == "charset");
        charset.map(|(_, value)| value.as_str())
    }

    /// Returns the media type of a part from those of a list: the first one of JSON, otherwise the first one of text, or the
    /// first one.
    pub fn of_part(listed: &str) -> Option<(&str, Self)> {
        let listed = listed.split(',').map(str::trim);
        let listed = listed.filter_map(|text| Some((text, Self::parse(text)?)));
        let listed: Vec<(&str, Self)> = listed.collect();
        let of = |family| {
            let mut listed = listed.iter();
            listed.find(|(_, one)| one.family() == family)
        };
        let chosen = of(Family::Json).or_else(|| of(Family::Text));
        chosen.or(listed.first()).cloned()
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
        let known = ["utf-8", "us-ascii"];
        self.charset().is_none_or(|charset| {
            let mut known = known.iter();
            known.any(|known| charset.eq_ignore_ascii_case(known))
        })
    }

    pub fn family(&self) -> Family {
        match self.essence.as_str() {
            "application/json" | "text/json" => Family::Json,
            "*/*" | "application/*" => Family::Range,
            WATCH
            | "text/event-stream"
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
            ("application/json; Stream=\"watch\"", Family::Stream),
            ("application/json;stream=all", Family::Json),
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
