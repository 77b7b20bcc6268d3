//! The options with which a client accepts bodies that deviate.

use bytes::Bytes;
use http::{HeaderMap, StatusCode};

use crate::runtime::client::failure::Failure;
use crate::runtime::client::raw_response::RawResponse;
use crate::runtime::decode::Decode;
use crate::runtime::decode_error::DecodeError;
use crate::runtime::object;
use crate::runtime::reader::Reader;

/// A type that only responses have, with a tag and a property of a type that requests have as well.
#[derive(Clone, Debug, PartialEq)]
struct Order {
    at: u8,
    tags: Option<Vec<u8>>,
    line: Option<Line>,
    kind: u8,
}

/// A type that requests have as well.
#[derive(Clone, Debug, PartialEq)]
struct Line {
    sku: u8,
    count: Option<u8>,
}

impl Decode for Order {
    const SCHEMAS: &'static str = "Order,OrderItem";

    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        let (mut at, mut tags, mut line, mut kind) = (None, None, None, None);
        let fields = &mut [
            object::required("at", &mut at),
            object::optional("tags", &mut tags),
            object::optional("line", &mut line),
            object::optional("kind", &mut kind).of_tag(),
        ];
        object::read(Self::SCHEMAS, reader, fields)?;
        Ok(Self {
            at: at.unwrap_or_default(),
            tags,
            line,
            kind: kind.unwrap_or_default(),
        })
    }
}

impl Decode for Line {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        let (mut sku, mut count) = (None, None);
        let fields = &mut [
            object::required("sku", &mut sku),
            object::optional("count", &mut count),
        ];
        object::read(Self::SCHEMAS, reader, fields)?;
        Ok(Self {
            sku: sku.unwrap_or_default(),
            count,
        })
    }
}

#[track_caller]
fn check<T: Decode>(body: &str, expected: Option<&str>) {
    let body = Bytes::from(body.to_owned());
    let received = RawResponse::new(StatusCode::OK, HeaderMap::new(), body);
    match received.json::<T, ()>() {
        Err(Failure::Malformed(malformed)) => {
            assert_eq!(malformed.option(), expected);
            let message = malformed.to_string();
            let named = expected.map(|option| format!("; accepted with `{option}`"));
            assert_eq!(message.contains("--client-careful"), named.is_some());
            assert!(message.contains(&named.unwrap_or_default()), "{message}");
        }
        Err(_) => panic!("expected a malformed body"),
        Ok(_) => panic!("expected an error"),
    }
}

#[test]
fn the_option_names_the_properties_that_deviate() {
    const AT: Option<&str> = Some("--client-careful=Order.at,OrderItem.at");
    for body in ["{}", r#"{"at":null}"#, r#"{"at":"x"}"#, r#"{"at":300}"#] {
        check::<Order>(body, AT);
        check::<Vec<Order>>(&format!("[{body},{body}]"), AT);
    }
    let tags = "--client-careful=Order.tags,OrderItem.tags";
    check::<Order>(r#"{"at":1,"tags":[2,null]}"#, Some(tags));
    check::<Order>(r#"{"at":1,"tags":{}}"#, Some(tags));
    // The type of requests keeps its required property.
    let line = "--client-careful=Order.line,OrderItem.line";
    check::<Order>(r#"{"at":1,"line":{}}"#, Some(line));
    let both = "--client-careful=Order.tags,OrderItem.tags,Order.at,OrderItem.at";
    check::<Order>(r#"{"tags":"x"}"#, Some(both));
    let many = vec![r#"{"at":"x"}"#; 100].join(",");
    check::<Vec<Order>>(&format!("[{many}]"), AT);
    let other = format!(r#"[{many},{{"at":1,"tags":3}}]"#);
    let both = "--client-careful=Order.at,OrderItem.at,Order.tags,OrderItem.tags";
    check::<Vec<Order>>(&other, Some(both));
}

#[test]
fn items_and_optional_properties_need_the_option_alone() {
    const ALONE: Option<&str> = Some("--client-careful");
    check::<Vec<u8>>("[1,null]", ALONE);
    check::<Line>(r#"{"sku":1,"count":"x"}"#, ALONE);
    check::<Vec<Line>>(r#"[{"sku":1},{}]"#, ALONE);
    check::<Order>(r#"{"at":1,"at":2}"#, ALONE);
    check::<Order>(r#"{"at":1,"kind":"x"}"#, ALONE);
    check::<Order>(r#"{"kind":"x"}"#, ALONE);
}

#[test]
fn bodies_that_no_client_accepts_have_no_option() {
    check::<u8>("\"x\"", None);
    check::<Line>("{}", None);
    check::<Order>("[]", None);
    check::<Order>(r#"{"at":"x""#, None);
    check::<Vec<Order>>(r#"[{"at":"x"}"#, None);
    check::<Option<Line>>(r#"{"sku":"x"}"#, None);
}

#[test]
fn an_empty_body_is_accepted_for_a_schema() {
    check::<Order>("", Some("--client-careful=Order,OrderItem"));
    check::<Option<u8>>("", Some("--client-careful"));
    check::<Line>("", None);
    check::<Vec<Order>>("", None);
}
