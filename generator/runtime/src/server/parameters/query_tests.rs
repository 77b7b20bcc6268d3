//! Reading queries.

use crate::runtime::schema::Schema;
use crate::runtime::server::parameter::text;
use crate::runtime::server::query;
use crate::runtime::violation::Violations;
use crate::test_support::messages;

/// The values of the parameters `limit` and `status`, and their violations.
fn read(query: Option<&str>) -> ([Option<String>; 2], Vec<String>) {
    let mut violations = Violations::new();
    let parameters = query::read(query, ["limit", "status"], &mut violations);
    let found = parameters.map(|parameter| parameter.optional(&mut violations, &Schema::Any, text));
    (found, messages(violations))
}

const ONCE: &str = "query parameter `limit`: must not be repeated";
const NOT_ENCODED: &str = "query parameter `limit`: is not percent-encoded UTF-8";
const NAME_NOT_ENCODED: &str = "query: a name is not percent-encoded UTF-8";

#[test]
fn parameters_are_found_by_name() {
    let cases = [
        ("", None, None),
        ("limit=1", Some("1"), None),
        ("status=sold&limit=1", Some("1"), Some("sold")),
        ("limit", Some(""), None),
        ("limit=", Some(""), None),
        ("limit=1=2", Some("1=2"), None),
        ("limit==", Some("="), None),
        ("limit=1;status=2", Some("1;status=2"), None),
        // Names that are unknown or only similar.
        ("=1", None, None),
        ("=", None, None),
        ("&", None, None),
        ("&&limit=1&&", Some("1"), None),
        ("other=1&other=2&status=sold", None, Some("sold")),
        ("Limit=1", None, None),
        ("limit[]=1", None, None),
        ("limit+=1", None, None),
        ("limit%00=1", None, None),
        ("l%69mit=1", Some("1"), None),
        // Percent-encoding and the plus sign.
        ("limit=a+b", Some("a b"), None),
        ("limit=a%20b", Some("a b"), None),
        ("limit=a%2Bb%2bc", Some("a+b+c"), None),
        ("limit=%26%3D%25", Some("&=%"), None),
        ("limit=%2526", Some("%26"), None),
        ("limit=%00", Some("\0"), None),
        ("limit=%C3%A9%c3%a9é", Some("ééé"), None),
        ("limit=%F0%9F%90%B6", Some("🐶"), None),
    ];
    for (query, limit, status) in cases {
        let found = [limit, status].map(|text| text.map(str::to_owned));
        assert_eq!(read(Some(query)), (found, vec![]), "{query}");
    }
    assert_eq!(read(None), ([None, None], vec![]));
}

#[test]
fn malformed_parameters_are_violations() {
    let cases: &[(&str, Option<&str>, &[&str])] = &[
        ("limit=1&limit=2", Some("1"), &[ONCE]),
        ("limit=1&limit=1", Some("1"), &[ONCE]),
        ("limit&limit", Some(""), &[ONCE]),
        ("limit=1&l%69mit=2", Some("1"), &[ONCE]),
        ("limit=%", None, &[NOT_ENCODED]),
        ("limit=%4", None, &[NOT_ENCODED]),
        ("limit=%4&status=x", None, &[NOT_ENCODED]),
        ("limit=%zz", None, &[NOT_ENCODED]),
        ("limit=%+1", None, &[NOT_ENCODED]),
        ("limit=%%41", None, &[NOT_ENCODED]),
        ("limit=%é", None, &[NOT_ENCODED]),
        ("limit=%4é", None, &[NOT_ENCODED]),
        ("limit=%ff", None, &[NOT_ENCODED]),
        ("limit=%C3", None, &[NOT_ENCODED]),
        ("limit=%C3+%A9", None, &[NOT_ENCODED]),
        ("limit=%C0%AF", None, &[NOT_ENCODED]),
        // A surrogate, and a code point beyond the last.
        ("limit=%ED%A0%80", None, &[NOT_ENCODED]),
        ("limit=%F4%90%80%80", None, &[NOT_ENCODED]),
        ("limit=%&limit=2", None, &[NOT_ENCODED, ONCE]),
        ("%=1", None, &[NAME_NOT_ENCODED]),
        ("%ff&limit=1", Some("1"), &[NAME_NOT_ENCODED]),
    ];
    for (query, limit, violations) in cases {
        let (found, found_violations) = read(Some(query));
        assert_eq!(found[0].as_deref(), *limit, "{query}");
        assert_eq!(found_violations, *violations, "{query}");
    }
}

#[test]
fn many_unknown_parameters_are_ignored() {
    let query = format!("{}limit=1", "other=%ff&".repeat(10_000));
    assert_eq!(read(Some(&query)), ([Some("1".to_owned()), None], vec![]));
}

#[test]
fn duplicate_violations_are_reported_once() {
    let (found, found_violations) = read(Some(&"limit=1&".repeat(10_000)));
    assert_eq!(found[0].as_deref(), Some("1"));
    assert_eq!(found_violations, [ONCE]);
}
