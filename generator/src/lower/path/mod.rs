//! Path templates.

mod shared_paths;

use crate::lower::Lowering;
use crate::lower::parameter::Parameters;
use crate::model::{Location, Parameter, PathSegment};
use crate::report::{Code, quoted};
use crate::source::{Change, Place, names_in_query};

/// So many segments a path has at the most: those of all paths become a tree.
const MOST_SEGMENTS: usize = 100;

impl<'a> Lowering<'a> {
    /// The segments of a path template, and its parameters in their order.
    /// `declared` are the parameters that the operation declares.
    pub(super) fn path(
        &mut self,
        base_path: &str,
        path: &str,
        declared: &Parameters,
    ) -> (Vec<PathSegment>, Vec<Parameter>) {
        // Its operations may be those of another path.
        let place = &Place::root().key("paths").key(path);
        let path = self.without_query(path, declared, place);
        if split(path).count() > MOST_SEGMENTS {
            let message = format!("this path has more than {MOST_SEGMENTS} segments");
            self.report.add(Code::TooDeep, place, message).at_key();
            return (Vec::new(), Vec::new());
        }
        let mut segments: Vec<PathSegment> = split(base_path).map(text).collect();
        let mut parameters: Vec<Parameter> = Vec::new();
        for segment in split(path) {
            if matches!(&*encoded(segment), "." | "..") {
                let message = "a path with a segment `.` or `..` is never sent like that";
                self.report.add(Code::DotSegment, place, message).at_key();
            }
            let Some((texts, names)) = parts(segment) else {
                self.report
                    .add(
                        Code::UnpairedBrace,
                        place,
                        "a brace of this path has no counterpart",
                    )
                    .at_key();
                segments.push(text(segment));
                continue;
            };
            if texts.iter().skip(1).rev().skip(1).any(String::is_empty) {
                let message = "nothing stands between two placeholders of this path: no request can tell where one ends";
                self.report
                    .add(Code::AdjacentPlaceholders, place, message)
                    .at_key();
            }
            let mut indexes = Vec::new();
            for name in names {
                let index = parameters.len();
                if self.placeholder(name, declared, &mut parameters, place) {
                    indexes.push(index);
                }
            }
            segments.push(segment_of(texts, indexes));
        }
        self.unused(path, &declared.path, place);
        (segments, parameters)
    }

    /// Takes the parameter of a placeholder, or tells that there is none.
    fn placeholder(
        &mut self,
        name: &str,
        declared: &Parameters,
        parameters: &mut Vec<Parameter>,
        place: &Place,
    ) -> bool {
        let path = place.name().unwrap_or_default();
        if parameters.iter().any(|known| known.field.name.wire == name) {
            let message = format!("the placeholder {} is used twice", quoted(name));
            self.report
                .add(Code::RepeatedPlaceholder, place, message)
                .at_key()
                .corrected_by(place, Change::Rename(renumbered(path, name)))
                .help("give each placeholder a name of its own, and a parameter");
            return false;
        }
        let mut path = declared.path.iter();
        match path.find(|parameter| parameter.field.name.wire == name) {
            Some(parameter) => parameters.push(parameter.clone()),
            // What is wrong with it has been told.
            None if declared.refused.iter().any(|refused| refused == name) => return false,
            None => {
                self.undeclared(name, place);
                return false;
            }
        }
        true
    }

    /// The path before its fragment, which no request carries, and before its query, whose
    /// parameters must be declared.
    fn without_query<'p>(
        &mut self,
        path: &'p str,
        declared: &Parameters,
        place: &Place,
    ) -> &'p str {
        let path = match path.split_once('#') {
            None => path,
            Some((path, _)) => {
                let message = "no request carries the fragment of a path; it is left out";
                self.report.add(Code::PathLeftOut, place, message).at_key();
                path
            }
        };
        match path.split_once('?') {
            None => path,
            Some((path, query)) if declares_query(declared, query) => {
                let message = "a path has no query; what stands there is read as parameters";
                self.report.add(Code::PathLeftOut, place, message).at_key();
                path
            }
            Some((path, _)) => {
                let before = Place::root().key("paths").key(path);
                let is_free = self.document.raw(&before).is_none();
                self.report
                    .add(Code::PathWithQuery, place, "a path has no query")
                    .at_key()
                    .maybe_corrected_by(
                        Some(place).filter(|_| is_free),
                        Change::Rename(path.to_owned()),
                    )
                    .help("declare what stands behind the `?` in `parameters` with `in: query`");
                path
            }
        }
    }

    fn undeclared(&mut self, name: &str, place: &Place) {
        self.report
            .add(
                Code::UndeclaredPlaceholder,
                place,
                format!("the path parameter {} is not declared", quoted(name)),
            )
            .at_key()
            .help("the operations are those of another path: call it as their parameter is called");
    }

    fn unused(&mut self, path: &str, declared: &[Parameter], place: &Place) {
        for parameter in declared {
            let name = &parameter.field.name.wire;
            if !path.contains(&format!("{{{name}}}")) {
                let message = format!(
                    "the path has no placeholder for the parameter {}",
                    quoted(name)
                );
                let help = format!("add {} to the path", quoted(&format!("{{{name}}}")));
                self.report
                    .add(Code::UnusedPathParameter, place, message)
                    .at_key()
                    .help(format!("{help}, or leave the parameter out"));
            }
        }
    }
}

/// A path whose second placeholder of a name has a name of its own: what stands there may be another text.
fn renumbered(path: &str, name: &str) -> String {
    let placeholder = format!("{{{name}}}");
    let is_free = |new: &String| !path.contains(&format!("{{{new}}}"));
    let mut numbered = (2..).map(|number| format!("{name}{number}"));
    let new = numbered.find(is_free).unwrap_or_default();
    match path.split_once(&placeholder) {
        Some((before, rest)) => {
            let rest = rest.replacen(&placeholder, &format!("{{{new}}}"), 1);
            format!("{before}{placeholder}{rest}")
        }
        None => path.to_owned(),
    }
}

/// Whether all of a query are placeholders of declared parameters, if there is any.
fn declares_query(declared: &Parameters, query: &str) -> bool {
    if query.is_empty() {
        return true;
    }
    let is_declared = |name: &str| {
        let mut others = declared.others.iter();
        others.any(|parameter| {
            parameter.location == Location::Query && parameter.field.name.wire == name
        })
    };
    names_in_query(query).is_some_and(|names| names.into_iter().all(is_declared))
}

/// The segments of a path: none where there is no path.
fn split(path: &str) -> impl Iterator<Item = &str> {
    path.split('/').skip(1)
}

fn text(segment: &str) -> PathSegment {
    PathSegment::Text(encoded(segment))
}

/// The texts around the placeholders of a segment, as a URI spells them, and the names
/// of these; `None` if a brace stands alone.
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

fn segment_of(texts: Vec<String>, parameters: Vec<usize>) -> PathSegment {
    match (parameters.as_slice(), texts.iter().all(String::is_empty)) {
        ([], _) => PathSegment::Text(texts.concat()),
        ([only], true) => PathSegment::Parameter(*only),
        _ => PathSegment::Mixed { texts, parameters },
    }
}

/// A text as a URI spells it: what cannot stand in a path is percent-encoded, and nothing
/// else that need not be (RFC 3986, section 6.2.2).
fn encoded(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let octet = octet(rest);
        let length = octet.map_or(letter.len_utf8(), |_| 3);
        match octet {
            Some(byte) if is_unreserved(byte) => encoded.push(byte.into()),
            Some(byte) => push_octet(&mut encoded, byte),
            None if is_path_character(letter) => encoded.push(letter),
            None => {
                let mut bytes = [0; 4];
                let bytes = letter.encode_utf8(&mut bytes).bytes();
                bytes.for_each(|byte| push_octet(&mut encoded, byte));
            }
        }
        rest = rest.get(length..).unwrap_or_default();
    }
    encoded
}

fn push_octet(encoded: &mut String, byte: u8) {
    encoded.push_str(&format!("%{byte:02X}"));
}

/// The byte that is percent-encoded at the begin of a text.
fn octet(text: &str) -> Option<u8> {
    let digits = text.strip_prefix('%')?.get(..2)?;
    let are_digits = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    are_digits.then(|| u8::from_str_radix(digits, 16).ok())?
}

fn is_unreserved(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"-._~".contains(&byte)
}

fn is_path_character(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || "/-._~!$&'()*+,;=:@".contains(letter)
}

/// Whether a text can stand in a path as it is (RFC 3986, section 3.3); a brace is told of
/// elsewhere.
pub(super) fn is_path(text: &str) -> bool {
    let is_character = |letter: char| is_path_character(letter) || "%{}".contains(letter);
    let is_encoded = |rest: &str| {
        let digits = rest.get(..2);
        digits.is_some_and(|digits| digits.bytes().all(|byte| byte.is_ascii_hexdigit()))
    };
    text.chars().all(is_character) && text.split('%').skip(1).all(is_encoded)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_spelt_as_a_uri_spells_it() {
        for path in ["", "/v1/pets", "/a%20b", "/{id}", "/%c3%BC"] {
            assert!(is_path(path), "{path}");
        }
        for path in ["/größe", "/a b", "/a%", "/a%2", "/%zz", "/a?b", "/\n>"] {
            assert!(!is_path(path), "{path}");
        }
    }

    #[test]
    fn what_a_path_cannot_have_is_encoded() {
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
    fn text_stands_around_placeholders() {
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
