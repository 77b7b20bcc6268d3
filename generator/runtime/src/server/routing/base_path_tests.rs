//! Base paths that are set when the API is served.

use http::Method;

use crate::runtime::server::base_path::{BasePath, or_else};
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::router::{Branch, Segment, find_below};

static THINGS: [Branch<&str>; 1] = [Branch {
    segments: &[Segment::text("things")],
    operations: &[("GET", "list"), ("POST", "create")],
    branches: &[],
}];

static OTHERS: [Branch<&str>; 1] = [Branch {
    segments: &[Segment::Parameter],
    operations: &[("GET", "get"), ("PUT", "put")],
    branches: &[],
}];

fn found(base: &str, path: &str) -> Result<&'static str, Rejection> {
    let base = BasePath::new(base);
    find_below::<_, 1>(base.as_str(), &THINGS, &Method::GET, path).map(|(name, _)| name)
}

#[test]
fn an_operation_is_found_only_below_the_base_path() {
    for base in ["/v1", "v1", "/v1/", "v1//"] {
        assert_eq!(found(base, "/v1/things"), Ok("list"), "{base}");
        for path in ["/things", "/v2/things", "/v1things", "/v1", "/v1/v1/things"] {
            assert_eq!(found(base, path), Err(Rejection::NotFound), "{base} {path}");
        }
    }
    for base in ["", "/", "//"] {
        assert_eq!(found(base, "/things"), Ok("list"), "{base}");
        assert_eq!(found(base, "things"), Err(Rejection::NotFound), "{base}");
    }
}

#[test]
fn unmatched_paths_are_tried_under_other_base_paths() {
    let find = |method: Method, path: &str| {
        or_else(find_below::<_, 1>("", &THINGS, &method, path), || {
            find_below("", &OTHERS, &method, path)
        })
        .map(|(name, _)| name)
    };
    let allowed = |methods: &str| Err(Rejection::MethodNotAllowed(methods.to_owned()));
    assert_eq!(find(Method::GET, "/things"), Ok("list"));
    assert_eq!(find(Method::PUT, "/things"), Ok("put"));
    assert_eq!(find(Method::GET, "/others"), Ok("get"));
    assert_eq!(
        find(Method::POST, "/others"),
        allowed("GET, HEAD, PUT, OPTIONS")
    );
    assert_eq!(
        find(Method::PATCH, "/things"),
        allowed("GET, HEAD, POST, OPTIONS, PUT")
    );
    assert_eq!(find(Method::GET, "/a/b"), Err(Rejection::NotFound));
}
