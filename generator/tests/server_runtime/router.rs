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
