//! Matches a method and a path to an operation.

use http::{Method, StatusCode};

use crate::runtime::server::router::{Branch, Segment, find};
use crate::runtime::server::segment_key;
use crate::runtime::server::service::normalized;

use Segment::{Encoded, Mixed, Parameter};

static PATHS: [Branch<&str>; 5] = [
    Branch {
        segments: &[Segment::text("")],
        operations: &[("GET", "root")],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("pets")],
        operations: &[("GET", "list"), ("POST", "create")],
        branches: &[
            Branch {
                segments: &[Segment::text("mine")],
                operations: &[("GET", "mine")],
                branches: &[],
            },
            Branch {
                segments: &[Mixed(&["", ".", ""])],
                operations: &[("GET", "file")],
                branches: &[],
            },
            Branch {
                segments: &[Parameter],
                operations: &[("GET", "pet"), ("DELETE", "delete")],
                branches: &[],
            },
        ],
    },
    Branch {
        segments: &[Segment::text("shops")],
        operations: &[("GET", "shops")],
        branches: &[],
    },
    Branch {
        segments: &[Encoded("gr%C3%B6n")],
        operations: &[("GET", "green")],
        branches: &[],
    },
    Branch {
        segments: &[Parameter, Segment::text("mine")],
        operations: &[("PUT", "own")],
        branches: &[],
    },
];

fn route<'a>(method: &Method, path: &'a str) -> Result<(&'static str, [&'a str; 2]), String> {
    find(&PATHS, method, path).map_err(|rejection| match rejection.status() {
        StatusCode::NOT_FOUND => "not found".to_owned(),
        _ => rejection.to_string(),
    })
}

#[test]
fn a_concrete_path_comes_before_a_templated_one() {
    for (path, operation, parameters) in [
        ("/", "root", ["", ""]),
        ("/pets", "list", ["", ""]),
        ("/pets/mine", "mine", ["", ""]),
        ("/pets/a.b", "file", ["a", "b"]),
        ("/pets/a", "pet", ["a", ""]),
        ("/pets/a.", "pet", ["a.", ""]),
        ("/shops", "shops", ["", ""]),
        ("/gr%c3%b6n", "green", ["", ""]),
    ] {
        assert_eq!(
            route(&Method::GET, path),
            Ok((operation, parameters)),
            "{path}"
        );
    }
}

#[test]
fn a_template_matches_methods_that_a_concrete_path_lacks() {
    assert_eq!(
        route(&Method::DELETE, "/pets/mine"),
        Ok(("delete", ["mine", ""]))
    );
    assert_eq!(route(&Method::PUT, "/pets/mine"), Ok(("own", ["pets", ""])));
    let found = route(&Method::DELETE, "/pets/a.b").map(|(operation, [id, _])| (operation, id));
    assert_eq!(found, Ok(("delete", "a.b")));
}

#[test]
fn get_serves_head_unless_the_template_has_it() {
    static BRANCHES: [Branch<&str>; 2] = [
        leaf(&[Segment::text("one")], &[("GET", "get"), ("HEAD", "head")]),
        leaf(&[Parameter], &[("POST", "post"), ("GET", "any")]),
    ];
    static MINE: [Branch<&str>; 2] = [
        leaf(&[Segment::text("mine")], &[("GET", "mine")]),
        leaf(&[Parameter], &[("HEAD", "any")]),
    ];
    let found = |branches, path| {
        let found = find::<_, 1>(branches, &Method::HEAD, path);
        found.ok().map(|(operation, _)| operation)
    };
    assert_eq!(found(&BRANCHES, "/one"), Some("head"));
    assert_eq!(found(&BRANCHES, "/two"), Some("any"));
    assert_eq!(found(&BRANCHES, "/two/two"), None);
    // The more specific template is the one that GET selects.
    assert_eq!(found(&MINE, "/mine"), Some("mine"));
    assert_eq!(found(&MINE, "/yours"), Some("any"));
}

#[test]
fn the_allowed_methods_are_those_of_every_template_that_matches() {
    for (path, allowed) in [
        ("/pets", "GET, HEAD, POST, OPTIONS"),
        ("/pets/a", "GET, HEAD, DELETE, OPTIONS"),
        ("/pets/mine", "GET, HEAD, DELETE, PUT, OPTIONS"),
    ] {
        let expected = format!("method not allowed; allowed methods: {allowed}");
        assert_eq!(route(&Method::TRACE, path), Err(expected), "{path}");
    }
}

#[test]
fn a_path_of_no_template_is_not_found() {
    let deep = "/".repeat(100_000);
    for path in [
        "",
        "pets",
        "pets/a",
        "/pets/",
        "/pets/a/b",
        "/pets/a/",
        "/pets//",
        "/shops/a",
        "//",
        "////",
        "/a",
        "//mine",
        "/Pets",
        "/%70ets",
        "/pets%2Fmine",
        "*",
        "/%zz",
        "/./..",
        &deep,
    ] {
        let found = route(&Method::GET, path);
        assert_eq!(found, Err("not found".to_owned()), "{path:.20}");
    }
}

#[test]
fn equivalent_paths_are_equal_when_normalized() {
    for (path, expected) in [
        ("/b/mine", "/b/mine"),
        ("/b/%6Dine", "/b/mine"),
        ("/%62/%6d%69ne", "/b/mine"),
        ("/b/a%2Fb%20c%2e%7E", "/b/a%2Fb%20c.~"),
        ("/b/%", "/b/%"),
        ("/b/%6", "/b/%6"),
        ("/b/%zz%C3%A4ä%+6", "/b/%zz%C3%A4ä%+6"),
    ] {
        assert_eq!(normalized(path), expected, "{path}");
    }
}

#[test]
fn parameters_are_not_decoded() {
    for segment in ["a%2Fb", ";a=b", "é", "..", "%zz", "mine "] {
        let path = format!("/pets/{segment}");
        let found = route(&Method::DELETE, &path);
        assert_eq!(found, Ok(("delete", [segment, ""])), "{path}");
    }
}

#[test]
fn an_empty_tree_has_no_path() {
    static NONE: [Branch<&str>; 0] = [];
    for path in ["", "/", "/a"] {
        let found = find::<_, 0>(&NONE, &Method::GET, path);
        assert_eq!(
            found.map_err(|rejection| rejection.status()),
            Err(StatusCode::NOT_FOUND),
            "{path}"
        );
    }
}

/// Templates with text before, between and after placeholders, in matching order.
const TEMPLATES: [&[&str]; 9] = [
    &["b"],
    &["b", "d"],
    &["b", "{}"],
    &["d"],
    &["f", "b", "b"],
    &["f", "b", "f"],
    &["h%20"],
    &["{}", "d"],
    &["{}", "{}"],
];

/// The routes as a tree.
static TREE: [Branch<usize>; 5] = [
    Branch {
        segments: &[Segment::text("b")],
        operations: &[("GET", 0)],
        branches: &[
            leaf(&[Segment::text("d")], &[("GET", 1)]),
            leaf(&[Parameter], &[("GET", 2)]),
        ],
    },
    leaf(&[Segment::text("d")], &[("GET", 3)]),
    Branch {
        segments: &[Segment::text("f"), Segment::text("b")],
        operations: &[],
        branches: &[
            leaf(&[Segment::text("b")], &[("GET", 4)]),
            leaf(&[Segment::text("f")], &[("GET", 5)]),
        ],
    },
    leaf(&[Encoded("h%20")], &[("GET", 6)]),
    Branch {
        segments: &[Parameter],
        operations: &[],
        branches: &[
            leaf(&[Segment::text("d")], &[("GET", 7)]),
            leaf(&[Parameter], &[("GET", 8)]),
        ],
    },
];

const fn leaf<O>(
    segments: &'static [Segment],
    operations: &'static [(&'static str, O)],
) -> Branch<O> {
    Branch {
        segments,
        operations,
        branches: &[],
    }
}

#[test]
fn the_first_template_that_matches_is_found() {
    const SEGMENTS: [&str; 9] = ["a", "b", "c", "d", "e", "f", "g", "h%20", "x"];
    let matches = |template: &[&str], path: &[&str]| {
        let mut segments = template.iter().zip(path);
        template.len() == path.len()
            && segments.all(|(segment, text)| *segment == "{}" || segment == text)
    };
    let ones = SEGMENTS.map(|segment| vec![segment]);
    let twos = || ones.iter().flat_map(|path| followed(path, &SEGMENTS));
    let threes = twos().flat_map(|path| followed(&path, &SEGMENTS));
    for path in ones.iter().cloned().chain(twos()).chain(threes) {
        let expected = TEMPLATES
            .iter()
            .position(|template| matches(template, &path));
        let text = format!("/{}", path.join("/"));
        let found = find::<_, 2>(&TREE, &Method::GET, &text).ok();
        assert_eq!(found.map(|(at, _)| at), expected, "{text}");
    }
}

/// A path, and the path with each of some segments appended.
fn followed<'s>(path: &[&'s str], segments: &[&'s str]) -> Vec<Vec<&'s str>> {
    let paths = segments.iter().map(|segment| [path, &[segment]].concat());
    paths.collect()
}

/// Texts of every length around those that the router compares.
const TEXTS: [&str; 18] = [
    "",
    "a",
    "ab",
    "abc",
    "abcd",
    "abcd0",
    "abcde",
    "abcdef",
    "abcdefg",
    "abcdefgh",
    "abcd-efgh",
    "abcdefghi",
    "abcdefghj",
    "abcdefh",
    "abd",
    "b",
    "bcdefgh",
    "é",
];

#[test]
fn texts_of_any_length_are_distinguished() {
    let mut texts: Vec<(usize, &str)> = TEXTS.into_iter().enumerate().collect();
    texts.sort_by_key(|(_, text)| segment_key::of(text));
    let branches = texts.into_iter().map(|(at, text)| {
        let operations = Vec::leak(vec![("GET", at)]);
        leaf(Vec::leak(vec![Segment::text(text)]), operations)
    });
    let branches = Vec::leak(branches.collect());
    let found = |path: String| {
        let found = find::<_, 0>(branches, &Method::GET, &path);
        found.ok().map(|(at, _)| at)
    };
    for (at, text) in TEXTS.into_iter().enumerate() {
        assert_eq!(found(format!("/{text}")), Some(at), "{text}");
        assert_eq!(found(format!("/{text}!")), None, "{text}");
        assert_eq!(found(format!("/!{text}")), None, "{text}");
    }
}
