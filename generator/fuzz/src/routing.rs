//! Compares the operation that the server finds for a path with that of a matcher that tries one template
//! after the other.

use std::sync::LazyLock;

use http::{Method, Request};
use percent_encoding::percent_decode_str;
use regex::{Captures, Regex};
use serde_json::{Value, json};
use wire_server::Operation;

use crate::choices::Choices;
use crate::wire::{Chunks, Recorder, handle};

/// The templates of the description below `/r`, in matching order.
const TEMPLATES: &[(&str, Method, Operation)] = &[
    ("/r", Method::GET, Operation::RRoot),
    ("/r/", Method::GET, Operation::RSlash),
    ("/r/new", Method::GET, Operation::RNew),
    ("/r/new/{b}", Method::GET, Operation::RFirstNew),
    ("/r/größe/a b", Method::GET, Operation::ROdd),
    ("/r/x({a}:{b})/y", Method::GET, Operation::RRange),
    ("/r/{a}--{b}/z", Method::GET, Operation::RDashed),
    ("/r/{a}.json", Method::GET, Operation::RJson),
    ("/r/{a}.{b}", Method::GET, Operation::RDotted),
    ("/r/{a}/new", Method::GET, Operation::RSecondNew),
    ("/r/{a}/{b}", Method::GET, Operation::RTwo),
    ("/r/{a}", Method::GET, Operation::ROne),
    ("/r/{a}", Method::PUT, Operation::ROnePut),
];

static MATCHERS: LazyLock<Vec<Regex>> = LazyLock::new(|| {
    TEMPLATES
        .iter()
        .map(|(template, ..)| matcher(template))
        .collect()
});

const PIECES: &[&str] = &[
    "/",
    "/r/",
    "/r",
    "new",
    ".json",
    ".",
    "x(",
    ":",
    ")",
    "/y",
    "--",
    "-",
    "/z",
    "a",
    "gr%C3%B6%C3%9Fe",
    "gr%c3%b6%c3%9fe",
    "a%20b",
    "a+b",
    "%67r%C3%B6%C3%9Fe",
    "%2F",
    "%2E",
    "%",
    "%zz",
    "%00",
    "%FF",
    "%6Eew",
    "..",
    ";",
    "//",
];

/// Runs the target: a method and a path.
pub fn run(data: &[u8]) {
    let mut choices = Choices::new(data);
    let method = choices
        .one_of(&[Method::GET, Method::PUT, Method::DELETE])
        .cloned();
    let method = method.unwrap_or_default();
    let mut path = "/r".to_owned();
    while !choices.is_exhausted() {
        match choices.below(3) {
            0 => path.push_str(&choices.text(3)),
            _ => path.push_str(choices.word(PIECES)),
        }
    }
    check(&method, &path);
}

fn check(method: &Method, path: &str) {
    let request = Request::builder().method(method).uri(path);
    let Ok(request) = request.body(Chunks::default()) else {
        return;
    };
    // Text after a `?` or a `#` is not part of the path.
    let path = request.uri().path().to_owned();
    let recorder = Recorder::default();
    let response = handle(&recorder, request);
    let found = Operation::find(method, &path);
    let (expected, values) = expected(method, &path);
    assert_eq!(found, expected, "{method} {path}");
    let status = response.status().as_u16();
    match (found, values) {
        (Some(_), Some(values)) => {
            assert_eq!(status, 204, "{method} {path}");
            assert_eq!(recorder.take(), Some(values), "{method} {path}");
        }
        (Some(_), None) => assert!([400, 404].contains(&status), "{status}: {method} {path}"),
        (None, _) => {
            let allowed = response
                .headers()
                .get("allow")
                .and_then(|value| value.to_str().ok());
            let allowed = allowed.map(|text| text.split(", ").map(str::to_owned).collect());
            let allows = allowed_for(&path);
            assert_eq!(
                status,
                if allows.is_empty() { 404 } else { 405 },
                "{method} {path}"
            );
            assert_eq!(
                allowed.map(sorted).unwrap_or_default(),
                allows,
                "{method} {path}"
            );
        }
    }
}

/// Decodes percent-encoded unreserved characters, which are equivalent to themselves (RFC 3986, section 2.3).
fn normalized(path: &str) -> String {
    static ENCODED: LazyLock<Regex> =
        LazyLock::new(|| Regex::new("%[0-9A-Fa-f]{2}").expect("a pattern"));
    let decoded = ENCODED.replace_all(path, |encoded: &Captures<'_>| {
        let encoded = &encoded[0];
        let text = percent_decode_str(encoded).decode_utf8().ok();
        let is_unreserved =
            |letter: char| letter.is_ascii_alphanumeric() || "-._~".contains(letter);
        text.filter(|text| text.chars().all(is_unreserved))
            .map_or_else(|| encoded.to_owned(), Into::into)
    });
    decoded.into_owned()
}

/// The operation, and the values of its parameters if they are percent-encoded UTF-8.
fn expected(method: &Method, path: &str) -> (Option<Operation>, Option<Value>) {
    let path = &normalized(path);
    for ((_, known, operation), matcher) in TEMPLATES.iter().zip(MATCHERS.iter()) {
        if known == method
            && let Some(captures) = matcher.captures(path)
        {
            let mut values = json!({});
            for name in ["a", "b"] {
                let Some(text) = captures.name(name) else {
                    continue;
                };
                let Some(text) = percent_decoded(text.as_str()) else {
                    return (Some(*operation), None);
                };
                values[name] = text.into();
            }
            return (Some(*operation), Some(values));
        }
    }
    (None, None)
}

/// The methods of the operations of a path, HEAD if it has GET, and OPTIONS; none of an unknown path.
fn allowed_for(path: &str) -> Vec<String> {
    let path = &normalized(path);
    let templates = TEMPLATES.iter().zip(MATCHERS.iter());
    let matching = templates.filter(|(_, matcher)| matcher.is_match(path));
    let mut methods: Vec<String> = matching
        .map(|((_, method, _), _)| method.to_string())
        .collect();
    let has_get = methods.iter().any(|method| method == "GET");
    methods.extend(has_get.then(|| "HEAD".to_owned()));
    let is_known = !methods.is_empty();
    methods.extend(is_known.then(|| "OPTIONS".to_owned()));
    sorted(methods)
}

fn sorted(mut methods: Vec<String>) -> Vec<String> {
    methods.sort();
    methods.dedup();
    methods
}

/// Percent-decodes a text; `None` if a `%` lacks two digits, or the result is not UTF-8.
fn percent_decoded(text: &str) -> Option<String> {
    static ENCODED: LazyLock<Regex> =
        LazyLock::new(|| Regex::new("^(?:[^%]|%[0-9A-Fa-f]{2})*$").expect("a pattern"));
    if !ENCODED.is_match(text) {
        return None;
    }
    percent_decode_str(text).decode_utf8().ok().map(Into::into)
}

/// The pattern of a template, in which parameters match as little as possible.
fn matcher(template: &str) -> Regex {
    let mut pattern = "^".to_owned();
    let mut rest = template;
    while let Some((text, after)) = rest.split_once('{') {
        let (name, after) = after.split_once('}').expect("a whole template");
        pattern.push_str(&literal(text));
        pattern.push_str(&format!("(?<{name}>[^/]+?)"));
        rest = after;
    }
    pattern.push_str(&literal(rest));
    pattern.push('$');
    Regex::new(&pattern).expect("a pattern")
}

/// Encodes text: reserved characters are percent-encoded, with either case of digits, and some unreserved
/// ones as well.
fn literal(text: &str) -> String {
    let segments = text.split('/').map(|segment| {
        if segment.is_ascii() && !segment.contains(' ') {
            return regex::escape(segment);
        }
        let bytes = segment.bytes().map(|byte| {
            let encoded = format!("(?i:%{byte:02x})");
            match byte.is_ascii() && byte != b' ' {
                true => format!(
                    "(?:{}|{encoded})",
                    regex::escape(&char::from(byte).to_string())
                ),
                false => encoded,
            }
        });
        bytes.collect()
    });
    segments.collect::<Vec<String>>().join("/")
}
