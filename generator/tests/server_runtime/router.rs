//! Which operation a method and a path name.

use http::{Method, StatusCode};

use crate::runtime::router::{Segment, Template, find};

use Segment::{Encoded, Mixed, Parameter, Text};

static TABLE: [Template<&str>; 8] = [
    Template {
        segments: &[Text("")],
        operations: &[(Method::GET, "root")],
    },
    Template {
        segments: &[Text("pets")],
        operations: &[(Method::GET, "list"), (Method::POST, "create")],
    },
    Template {
        segments: &[Text("pets"), Text("mine")],
        operations: &[(Method::GET, "mine")],
    },
    Template {
        segments: &[Text("pets"), Mixed(&["", ".", ""])],
        operations: &[(Method::GET, "file")],
    },
    Template {
        segments: &[Text("pets"), Parameter],
        operations: &[(Method::GET, "pet"), (Method::DELETE, "delete")],
    },
    Template {
        segments: &[Text("shops")],
        operations: &[(Method::GET, "shops")],
    },
    Template {
        segments: &[Encoded("gr%C3%B6n")],
        operations: &[(Method::GET, "green")],
    },
    Template {
        segments: &[Parameter, Text("mine")],
        operations: &[(Method::PUT, "own")],
    },
];

fn route<'a>(method: &Method, path: &'a str) -> Result<(&'static str, [&'a str; 2]), String> {
    find(&TABLE, method, path).map_err(|rejection| match rejection.status() {
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
fn a_templated_path_answers_the_methods_that_a_concrete_one_lacks() {
    assert_eq!(
        route(&Method::DELETE, "/pets/mine"),
        Ok(("delete", ["mine", ""]))
    );
    assert_eq!(route(&Method::PUT, "/pets/mine"), Ok(("own", ["pets", ""])));
    let found = route(&Method::DELETE, "/pets/a.b").map(|(operation, [id, _])| (operation, id));
    assert_eq!(found, Ok(("delete", "a.b")));
}

#[test]
fn the_allowed_methods_are_those_of_every_template_that_matches() {
    for (path, allowed) in [
        ("/pets", "GET, POST"),
        ("/pets/a", "GET, DELETE"),
        ("/pets/mine", "GET, DELETE, PUT"),
    ] {
        let expected = format!("this path does not have the method; it has {allowed}");
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
fn parameters_are_as_they_are_sent() {
    for segment in ["a%2Fb", ";a=b", "é", "..", "%zz", "mine "] {
        let path = format!("/pets/{segment}");
        let found = route(&Method::DELETE, &path);
        assert_eq!(found, Ok(("delete", [segment, ""])), "{path}");
    }
}

#[test]
fn an_empty_table_has_no_path() {
    static NONE: [Template<&str>; 0] = [];
    for path in ["", "/", "/a"] {
        let found = find::<_, 0>(&NONE, &Method::GET, path);
        assert_eq!(
            found.map_err(|it| it.status()),
            Err(StatusCode::NOT_FOUND),
            "{path}"
        );
    }
}

/// Templates whose texts stand before, between and behind those that are asked for.
static MANY: [Template<usize>; 9] = [
    many(&[Segment::Text("b")], &[(Method::GET, 0)]),
    many(
        &[Segment::Text("b"), Segment::Text("d")],
        &[(Method::GET, 1)],
    ),
    many(
        &[Segment::Text("b"), Segment::Parameter],
        &[(Method::GET, 2)],
    ),
    many(&[Segment::Text("d")], &[(Method::GET, 3)]),
    many(
        &[Segment::Text("f"), Segment::Text("b")],
        &[(Method::GET, 4)],
    ),
    many(
        &[Segment::Text("f"), Segment::Text("f")],
        &[(Method::GET, 5)],
    ),
    many(&[Segment::Encoded("h%20")], &[(Method::GET, 6)]),
    many(
        &[Segment::Parameter, Segment::Text("d")],
        &[(Method::GET, 7)],
    ),
    many(
        &[Segment::Parameter, Segment::Parameter],
        &[(Method::GET, 8)],
    ),
];

const fn many(
    segments: &'static [Segment],
    operations: &'static [(Method, usize)],
) -> Template<usize> {
    Template {
        segments,
        operations,
    }
}

#[test]
fn the_first_template_that_matches_is_found() {
    const SEGMENTS: [&str; 9] = ["a", "b", "c", "d", "e", "f", "g", "h%20", "x"];
    let matches = |template: &Template<usize>, path: &[&str]| {
        let segments = template.segments.iter().zip(path);
        template.segments.len() == path.len()
            && segments.into_iter().all(|(segment, text)| match segment {
                Segment::Text(known) | Segment::Encoded(known) => known == text,
                _ => true,
            })
    };
    let ones = SEGMENTS.map(|one| vec![one]).into_iter();
    let twos = SEGMENTS.map(|one| SEGMENTS.map(|two| vec![one, two]));
    for path in ones.chain(twos.into_iter().flatten()) {
        let expected = MANY.iter().position(|template| matches(template, &path));
        let text = format!("/{}", path.join("/"));
        let found = find::<_, 2>(&MANY, &Method::GET, &text).ok();
        assert_eq!(found.map(|(at, _)| at), expected, "{text}");
    }
}
