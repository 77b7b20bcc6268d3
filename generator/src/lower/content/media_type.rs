//! Media types (RFC 9110, section 8.3.1) and what bodies of them are.

use crate::lower::token::is_token;
use crate::report::quoted;

/// A media type or a range of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::lower) struct MediaType {
    /// The type and the subtype, in lower case.
    pub(in crate::lower) essence: String,
    /// The charset in lower case, if one is named.
    pub(in crate::lower) charset: Option<String>,
}

/// What bodies of a media type are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lower) enum Family {
    /// JSON.
    Json,
    /// XML.
    Xml,
    /// Text.
    Text,
    /// Bytes of some format, which only the program knows.
    Bytes,
    /// Whatever the schema says: the range is of all kinds.
    Range,
    /// The fields of a form.
    Form,
    /// Fields and files, each a part of the body.
    Multipart,
    /// Values that come one after the other.
    Values,
    /// Several parts, each with headers of its own.
    Composed,
}

impl MediaType {
    /// A media type as it is written, if it is one.
    pub(in crate::lower) fn parse(text: &str) -> Option<Self> {
        // It is sent as it is written.
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

    /// What a name that is no media type is meant to be: the subtype alone, as some write it.
    pub(in crate::lower) fn meant(text: &str) -> Option<&'static str> {
        Some(match text.trim().to_ascii_lowercase().as_str() {
            "json" => "application/json",
            "xml" => "application/xml",
            "pdf" => "application/pdf",
            "octet-stream" => "application/octet-stream",
            "form-data" => "multipart/form-data",
            "x-www-form-urlencoded" => "application/x-www-form-urlencoded",
            "text" | "plain" => "text/plain",
            "html" => "text/html",
            "csv" => "text/csv",
            _ => return None,
        })
    }

    /// What a text that is no media type is read as, if it names one in other words: `application/json, text/json`, or
    /// `applicationjson; version=1`.
    pub(in crate::lower) fn repaired(text: &str) -> Option<String> {
        let first = text.split([',', ';']).next().unwrap_or_default().trim();
        if Self::parse(first).is_some() {
            return Some(first.to_owned());
        }
        let first = first.to_ascii_lowercase();
        let named = [
            ("json", "application/json"),
            ("xml", "application/xml"),
            ("urlencoded", "application/x-www-form-urlencoded"),
            ("multipart", "multipart/form-data"),
        ];
        let named = named.into_iter().find(|(word, _)| first.contains(word));
        let meant = Self::meant(&first).or(named.map(|(_, media_type)| media_type));
        meant.map(str::to_owned)
    }

    /// What to write for a text that is no media type.
    pub(in crate::lower) fn advice(text: &str) -> String {
        let [essence, parameters @ ..] = &*split(text) else {
            return String::new();
        };
        if Self::parse(essence).is_none() {
            return "a media type is like `application/json`".to_owned();
        }
        match parameters.iter().find(|one| !one.contains('=')) {
            Some(&"") => format!("write {}: nothing follows the `;`", quoted(essence)),
            Some(name) => format!(
                "give the parameter a value: {}",
                quoted(&format!("{name}=…"))
            ),
            None => format!(
                "write {}, or a parameter as RFC 9110 has it",
                quoted(essence)
            ),
        }
    }

    /// Whether it stands for several media types.
    pub(in crate::lower) fn is_range(&self) -> bool {
        self.essence.contains('*')
    }

    /// Whether its text is in UTF-8, as far as it says.
    pub(in crate::lower) fn is_utf8(&self) -> bool {
        let charset = self.charset.as_deref();
        charset.is_none_or(|charset| matches!(charset, "utf-8" | "us-ascii"))
    }

    /// What its bodies are.
    pub(in crate::lower) fn family(&self) -> Family {
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
            | "application/json-seq" => Family::Values,
            "application/xml" | "text/xml" => Family::Xml,
            "application/x-www-form-urlencoded" => Family::Form,
            essence if essence.ends_with("+json") => Family::Json,
            essence if essence.ends_with("+xml") && !essence.starts_with("image/") => Family::Xml,
            essence if essence.starts_with("text/") => Family::Text,
            "multipart/form-data" => Family::Multipart,
            essence if essence.starts_with("multipart/") => Family::Composed,
            _ => Family::Bytes,
        }
    }
}

/// The parts between the semicolons that stand in no quotes, without the spaces around them.
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

/// The value of a parameter: a token, or a string in quotes.
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
    fn media_types_are_of_a_family() {
        let cases = [
            ("application/json", Family::Json),
            ("Application/JSON; charset=utf-8", Family::Json),
            ("application/problem+json", Family::Json),
            ("application/*+json", Family::Json),
            ("application/vnd.api+json;version=\"1\"", Family::Json),
            ("text/plain", Family::Text),
            ("text/csv;header=present", Family::Text),
            ("text/event-stream", Family::Values),
            ("image/*", Family::Bytes),
            ("application/pdf", Family::Bytes),
            ("application/yaml", Family::Bytes),
            ("application/xml", Family::Xml),
            ("application/problem+xml", Family::Xml),
            ("image/svg+xml", Family::Bytes),
            ("application/x-ndjson", Family::Values),
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
    fn what_is_no_media_type_is_found() {
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
}
