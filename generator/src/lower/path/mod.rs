//! Path templates.
//!
//! In: the key of a path item and the declared parameters. Out: [`PathSegment`]s and the path parameters in template
//! order, and the conditions of operations that share a template. Depends on `parameter`, and on `server` for base
//! paths.

mod ambiguous;

use crate::lower::Lowering;
use crate::lower::parameter::Parameters;
use crate::lowered::{Location, Parameter, PathSegment};
use crate::report::{Code, quoted};
use crate::source::{Change, Place, names_in_query};

/// The parts of a query that are no parameters.
type FixedQuery = Vec<(String, Option<String>)>;

/// The maximum number of segments of a path: the router is a tree of them.
const MAX_SEGMENTS: usize = 100;

impl<'a> Lowering<'a> {
    /// The segments of a path template after a base path, its parameters in template order, and its fixed query.
    pub fn path(
        &mut self,
        base_path: &str,
        path: &str,
        declared: &Parameters,
    ) -> (Vec<PathSegment>, Vec<Parameter>, FixedQuery) {
        let place = &Place::root().key("paths").key(path);
        let (path, fixed_query) = self.without_query(path, declared, place);
        if split(path).count() > MAX_SEGMENTS {
            let message = format!("path with more than {MAX_SEGMENTS} segments");
            self.diagnose(Code::TooDeep, place, message).at_key();
            return Default::default();
        }
        let mut segments: Vec<PathSegment> = split(base_path).map(text).collect();
        let mut parameters: Vec<Parameter> = Vec::new();
        for segment in split(path) {
            if matches!(&*encoded(segment), "." | "..") {
                let message = "path with a segment `.` or `..`, which clients resolve";
                self.diagnose(Code::DotSegment, place, message).at_key();
            }
            let Some((texts, names)) = parts(segment) else {
                let message = "unpaired brace in a path";
                self.diagnose(Code::UnpairedBrace, place, message).at_key();
                segments.push(text(segment));
                continue;
            };
            if texts.iter().skip(1).rev().skip(1).any(String::is_empty) {
                let message = "adjacent placeholders: nothing separates their values";
                self.diagnose(Code::AdjacentPlaceholders, place, message)
                    .at_key();
            }
            let mut indices = Vec::new();
            for name in names {
                if let Some(parameter) = self.placeholder(name, declared, &parameters, place) {
                    indices.push(parameters.len());
                    parameters.push(parameter);
                }
            }
            segments.push(
                match (indices.as_slice(), texts.iter().all(String::is_empty)) {
                    ([], _) => PathSegment::Text(texts.concat()),
                    ([only], true) => PathSegment::Parameter(*only),
                    _ => PathSegment::Mixed {
                        texts,
                        parameters: indices,
                    },
                },
            );
        }
        self.report_unused(path, &declared.path, place);
        (segments, parameters, fixed_query)
    }

    /// The parameter of a placeholder; `None` if it was reported.
    fn placeholder(
        &mut self,
        name: &str,
        declared: &Parameters,
        known: &[Parameter],
        place: &Place,
    ) -> Option<Parameter> {
        let path = place.name().unwrap_or_default();
        if known.iter().any(|known| known.field.name.wire == name) {
            let message = format!("duplicate placeholder {}", quoted(name));
            self.diagnose(Code::RepeatedPlaceholder, place, message)
                .at_key()
                .corrected_by(place, Change::Rename(renumbered(path, name)))
                .help("give each placeholder its own name and parameter");
            return None;
        }
        let mut path = declared.path.iter();
        let found = path.find(|parameter| parameter.field.name.wire == name);
        if found.is_none() && !declared.invalid.iter().any(|invalid| invalid == name) {
            let message = format!("undeclared path parameter {}", quoted(name));
            self.diagnose(Code::UndeclaredPlaceholder, place, message)
                .at_key()
                .help(
                    "use the name of the declared parameter: the path item is that of another path",
                );
        }
        found.cloned()
    }

    /// The path without its fragment and query, and the query if it has no parameters.
    fn without_query<'p>(
        &mut self,
        path: &'p str,
        declared: &Parameters,
        place: &Place,
    ) -> (&'p str, FixedQuery) {
        let (path, fragment) = path.split_once('#').unwrap_or((path, ""));
        if !fragment.is_empty() {
            let message = "the fragment of this path is ignored: it is not part of a request";
            self.diagnose(Code::PathLeftOut, place, message).at_key();
        }
        let Some((path, query)) = path.split_once('?') else {
            return (path, FixedQuery::new());
        };
        if let Some(fixed) = fixed_query(declared, query) {
            let query = quoted(query);
            let message =
                format!("fixed query {query} in a path: the client sends it with each call");
            self.diagnose(Code::QueryInPath, place, message).at_key();
            return (path, fixed);
        }
        if declares_query(declared, query) {
            let message = "the query of this path is ignored: its parameters are declared";
            self.diagnose(Code::PathLeftOut, place, message).at_key();
        } else {
            let before = Place::root().key("paths").key(path);
            let is_free = self.document.raw(&before).is_none();
            self.diagnose(Code::PathWithQuery, place, "path with a query")
                .at_key()
                .maybe_corrected_by(
                    Some(place).filter(|_| is_free),
                    Change::Rename(path.to_owned()),
                )
                .help("declare `parameters` with `in: query`");
        }
        (path, FixedQuery::new())
    }

    fn report_unused(&mut self, path: &str, declared: &[Parameter], place: &Place) {
        for parameter in declared {
            let name = &parameter.field.name.wire;
            let placeholder = format!("{{{name}}}");
            if !path.contains(&placeholder) {
                let message = format!("path parameter {} without a placeholder", quoted(name));
                self.diagnose(Code::UnusedPathParameter, place, message)
                    .at_key()
                    .help(format!(
                        "add {} to the path, or remove the parameter",
                        quoted(&placeholder)
                    ));
            }
        }
    }
}

/// The path with a new name for the second placeholder of a name.
fn renumbered(path: &str, name: &str) -> String {
    let placeholder = format!("{{{name}}}");
    let mut numbered = (2..).map(|number| format!("{{{name}{number}}}"));
    let new = numbered.find(|new| !path.contains(new)).unwrap_or_default();
    match path.split_once(&placeholder) {
        Some((before, rest)) => {
            format!(
                "{before}{placeholder}{}",
                rest.replacen(&placeholder, &new, 1)
            )
        }
        None => path.to_owned(),
    }
}

/// Returns `true` if a query is empty or consists of declared parameters.
fn declares_query(declared: &Parameters, query: &str) -> bool {
    let is_declared = |name: &str| {
        let mut others = declared.others.iter();
        others.any(|one| one.location == Location::Query && one.field.name.wire == name)
    };
    query.is_empty()
        || names_in_query(query).is_some_and(|names| names.into_iter().all(is_declared))
}

/// The parts of a fixed query; `None` for a query of parameters, and if a part is declared as a parameter or needs encoding.
fn fixed_query(declared: &Parameters, query: &str) -> Option<FixedQuery> {
    if query.is_empty() || names_in_query(query).is_some() {
        return None;
    }
    let parts = query.split('&').map(|part| {
        let (name, value) = match part.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (part, None),
        };
        let is_plain = |text: &str| text.bytes().all(is_path_character);
        let mut others = declared.others.iter();
        let is_declared =
            others.any(|one| one.location == Location::Query && one.field.name.wire == name);
        let is_fixed = !name.is_empty() && is_plain(name) && value.is_none_or(is_plain);
        (is_fixed && !is_declared).then(|| (name.to_owned(), value.map(str::to_owned)))
    });
    parts.collect()
}

fn split(path: &str) -> impl Iterator<Item = &str> {
    path.split('/').skip(1)
}

fn text(segment: &str) -> PathSegment {
    PathSegment::Text(encoded(segment))
}

/// The encoded texts around the placeholders of a segment, and the names of these; `None` for an unpaired brace.
fn parts(segment: &str) -> Option<(Vec<String>, Vec<&str>)> {
    let mut pieces = segment.split('{');
    let first = pieces.next().unwrap_or_default();
    let (mut texts, mut names) = (vec![encoded(first)], Vec::new());
    let mut is_whole = !first.contains('}');
    for piece in pieces {
        let (name, text) = piece.split_once('}')?;
        is_whole &= !text.contains('}');
        names.push(name);
        texts.push(encoded(text));
    }
    is_whole.then_some((texts, names))
}

/// The normalized percent-encoding of a text (RFC 3986, section 6.2.2).
fn encoded(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        let octet = octet(rest);
        let (byte, is_literal) = match octet {
            Some(byte) => (byte, is_unreserved(byte)),
            None => (*first, is_path_character(*first)),
        };
        match is_literal {
            true => encoded.push(byte.into()),
            false => encoded.push_str(&format!("%{byte:02X}")),
        }
        let consumed = if octet.is_some() { 2 } else { 0 };
        rest = after.get(consumed..).unwrap_or_default();
    }
    encoded
}

/// The percent-encoded byte at the start of a text.
fn octet(text: &[u8]) -> Option<u8> {
    let [b'%', high, low, ..] = text else {
        return None;
    };
    let digit = |byte: &u8| char::from(*byte).to_digit(16);
    u8::try_from(digit(high)? * 16 + digit(low)?).ok()
}

fn is_unreserved(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"-._~".contains(&byte)
}

fn is_path_character(byte: u8) -> bool {
    is_unreserved(byte) || b"/!$&'()*+,;=:@".contains(&byte)
}

/// Returns `true` if a path template needs no percent-encoding (RFC 3986, section 3.3).
pub fn is_path(text: &str) -> bool {
    let bytes = text.as_bytes();
    bytes.iter().enumerate().all(|(index, byte)| match byte {
        b'%' => bytes.get(index..).and_then(octet).is_some(),
        byte => is_path_character(*byte) || b"{}".contains(byte),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_of_uri_characters_need_no_encoding() {
        for path in ["", "/v1/pets", "/a%20b", "/{id}", "/%c3%BC"] {
            assert!(is_path(path), "{path}");
        }
        for path in ["/größe", "/a b", "/a%", "/a%2", "/%zz", "/a?b", "/\n>"] {
            assert!(!is_path(path), "{path}");
        }
    }

    #[test]
    fn paths_are_percent_encoded() {
        let texts = [
            ("a b", "a%20b"),
            ("größe", "gr%C3%B6%C3%9Fe"),
            ("a%20b", "a%20b"),
            ("%61%2Db", "a-b"),
            ("%c3%bc%2f", "%C3%BC%2F"),
            ("100%", "100%25"),
            ("%zz\"", "%25zz%22"),
        ];
        for (text, expected) in texts {
            assert_eq!(encoded(text), expected);
        }
    }

    #[test]
    fn segments_are_split_at_placeholders() {
        let segment = |text| parts(text).map(|(texts, names)| (texts.join("|"), names.join("|")));
        let found = |texts: &str, names: &str| Some((texts.to_owned(), names.to_owned()));
        assert_eq!(segment("a"), found("a", ""));
        assert_eq!(segment("{a}"), found("|", "a"));
        assert_eq!(segment("x{a}.{b}ü"), found("x|.|%C3%BC", "a|b"));
        for broken in ["{a", "a}", "{a}}", "{"] {
            assert_eq!(segment(broken), None, "{broken}");
        }
    }
}
