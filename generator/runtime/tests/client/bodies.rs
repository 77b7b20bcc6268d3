//! Response bodies: values of newer servers are accepted, and invalid ones are reported with their location.

use bytes::Bytes;
use generated_client::types::{NewPetRequired, PetRequired};
use generated_client::{NewPet, Pet, PetStatus};
use http::{HeaderMap, StatusCode};

use crate::runtime::client::failure::{Failure, Malformed};
use crate::runtime::client::raw_response::RawResponse;
use crate::runtime::decode;
use crate::runtime::object;
use crate::runtime::tolerance::Tolerance;

fn rex() -> Pet {
    let name = "Rex".to_owned();
    Pet::from(PetRequired {
        id: 1,
        name,
        category_id: 7,
    })
}

#[test]
fn values_of_newer_servers_are_accepted() {
    let cases = [
        (r#"{"id":1,"name":"Rex","categoryId":7}"#, rex()),
        (r#"{"categoryId":7,"name":"Rex","id":1}"#, rex()),
        (
            r#"{"id":1,"name":"Rex","categoryId":7,"status":null}"#,
            rex(),
        ),
        (
            r#"{"id":1,"name":"Rex","categoryId":7,"age":{"id":[2]},"":0,"age":1}"#,
            rex(),
        ),
        (
            r#"{"id":1,"name":"Rex","categoryId":7,"status":"sold"}"#,
            rex().status(PetStatus::Sold),
        ),
        // A value that the server would reject.
        (
            r#"{"id":1,"name":"\u0000","categoryId":7}"#,
            Pet::from(PetRequired {
                id: 1,
                name: "\0".to_owned(),
                category_id: 7,
            }),
        ),
    ];
    for (json, expected) in cases {
        assert_eq!(
            serde_json::from_str::<Pet>(json).unwrap(),
            expected,
            "{json}"
        );
    }
}

#[test]
fn an_unknown_value_is_kept() {
    let json = r#"{"id":1,"name":"Rex","categoryId":7,"status":"adopted"}"#;
    let pet: Pet = serde_json::from_str(json).unwrap();
    let status = pet.status.clone().unwrap();
    assert!(matches!(&status, PetStatus::Unknown(value) if value.as_str() == "adopted"));
    assert_eq!(status, "adopted");
    assert_eq!(status.to_string(), "adopted");
    assert_eq!(serde_json::to_string(&pet).unwrap(), json);
}

#[test]
fn a_known_value_is_never_unknown() {
    for (text, known) in [
        ("available", PetStatus::Available),
        ("sold", PetStatus::Sold),
    ] {
        let status: PetStatus = text.parse().unwrap();
        assert_eq!(status, known);
        assert_eq!(status, text);
    }
    for text in ["", "Sold", "sold "] {
        let status: PetStatus = text.parse().unwrap();
        assert!(matches!(status, PetStatus::Unknown(_)), "{text:?}");
    }
}

#[test]
fn absent_values_are_not_sent() {
    let pet = NewPet::from(NewPetRequired {
        name: "Rex".to_owned(),
        category_id: 7,
    });
    assert_eq!(
        serde_json::to_string(&pet).unwrap(),
        r#"{"name":"Rex","categoryId":7}"#
    );
    let sold = serde_json::to_string(&pet.status(PetStatus::Sold)).unwrap();
    assert_eq!(sold, r#"{"name":"Rex","categoryId":7,"status":"sold"}"#);
}

/// An animal as a generated crate has it.
#[derive(Debug)]
struct Animal {
    id: i64,
    name: String,
    status: Option<String>,
}

object::implement! {
    Animal {
        required(id, "id");
        required(name, "name");
        optional(status: String, "status");
    }
}

#[test]
fn null_is_an_absent_value() {
    let read = |json| decode::from_text_with::<Animal>(json, Tolerance::Tolerant);
    let animal = read(r#"{"id":1,"name":"Rex","status":null}"#).expect("an animal");
    assert_eq!(animal.status, None);
    assert_eq!(animal.status("sold").status.as_deref(), Some("sold"));
    let error = read(r#"{"id":1,"name":null}"#).expect_err("no name");
    assert_eq!(
        error.to_string(),
        "/name: is required and must not be `null`"
    );
}

/// The error of decoding a body as a list of animals.
fn malformed(body: &[u8]) -> Malformed {
    let body = Bytes::copy_from_slice(body);
    let received = RawResponse::new(StatusCode::OK, HeaderMap::new(), body);
    match received.json::<Vec<Animal>, ()>() {
        Err(Failure::Malformed(malformed)) => malformed,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_malformed_body_is_reported_with_its_location() {
    let not_json = "is not JSON: ";
    let cases: &[(&[u8], &str, &str)] = &[
        (b"", "", "is empty"),
        (b"<html>", "", not_json),
        (b"null", "", "expected an array"),
        (b"{}", "", "expected an array"),
        (b"[]x", "", "is not JSON: unexpected trailing content"),
        (b"[] []", "", "is not JSON: unexpected trailing content"),
        (b"\xef\xbb\xbf[]", "", not_json),
        (b"[1]", "/0", "expected an object"),
        (br#"[{}]"#, "/0/id", "is missing"),
        (br#"[{"id":1}]"#, "/0/name", "is missing"),
        (br#"[{"id":"1"}]"#, "/0/id", "expected an integer"),
        (br#"[{"id":1.5}]"#, "/0/id", "expected an integer"),
        (
            br#"[{"id":9223372036854775808}]"#,
            "/0/id",
            "is out of range for `i64`",
        ),
        (br#"[{"id":1,"id":2}]"#, "/0/id", "must not be repeated"),
        (b"[{\"name\":\"\xff\"}]", "", "is not UTF-8"),
        (br#"[{"name":"\ud800"}]"#, "/0/name", not_json),
        (br#"[{"status":7}]"#, "/0/status", "expected a string"),
        (
            br#"[{"id":1,"name":"Rex"},{"name":7}]"#,
            "/1/name",
            "expected a string",
        ),
        (br#"[{"id":1,"name":"Rex"}"#, "", not_json),
        (br#"[{"id":1,"name":"Re"#, "/0/name", not_json),
    ];
    for (body, place, expected) in cases {
        let malformed = malformed(body);
        let message = malformed.to_string();
        let at = match *place {
            "" => String::new(),
            place => format!(" at {place}"),
        };
        let begin = format!("malformed response body (200 OK){at}: {expected}");
        assert!(
            message.starts_with(&begin),
            "{}: {message}",
            body.escape_ascii()
        );
        assert_eq!(malformed.deviations()[0].place, *place);
        assert_eq!(malformed.received().body(), body);
    }
}

#[test]
fn all_deviations_are_reported_together() {
    let body =
        br#"[{"name":null},{"id":"1","name":"Rex"},{"id":1,"name":7},{"id":2,"name":"Mia"}]"#;
    let found = malformed(body);
    let found: Vec<(&str, &str)> = (found.deviations().iter())
        .map(|deviation| (deviation.place.as_str(), deviation.message.as_str()))
        .collect();
    let expected = [
        ("/0/id", "is missing"),
        ("/0/name", "is required and must not be `null`"),
        ("/1/id", "expected an integer"),
        ("/2/name", "expected a string"),
    ];
    assert_eq!(found, expected);

    let truncated = malformed(br#"[{"name":"Rex"},{"id":"1","#);
    let found: Vec<&str> = (truncated.deviations().iter())
        .map(|deviation| deviation.place.as_str())
        .collect();
    assert_eq!(found, ["/0/id", "/1/id", "/1"]);

    let many = format!("[{}]", vec!["{}"; 100_000].join(","));
    assert_eq!(malformed(many.as_bytes()).deviations().len(), 64);
}

#[test]
fn a_long_body_is_shortened_in_errors() {
    let long = "x".repeat(1_000_000);
    let texts = [
        format!(r#"[{{"id":"{long}"}}]"#),
        format!(r#"[{{"{long}":]}}]"#),
        format!(r#"[{{"id":"{}"}}]"#, "é".repeat(1_000_000)),
        "[".repeat(1_000_000),
        long,
    ];
    for text in texts {
        let malformed = malformed(text.as_bytes());
        for shown in [malformed.to_string(), format!("{malformed:?}")] {
            assert!(shown.len() < 2_500, "{} bytes", shown.len());
        }
        assert_eq!(malformed.received().body(), &text);
    }
}

#[test]
fn a_text_is_utf8() {
    let received = |body: &'static [u8]| {
        RawResponse::new(StatusCode::OK, HeaderMap::new(), Bytes::from_static(body))
    };
    let text = received(b"na\xc3\xafve").text::<()>();
    assert_eq!(text.unwrap().into_body(), "na\u{ef}ve");
    let Err(Failure::Malformed(malformed)) = received(b"a\xff").text::<()>() else {
        panic!("a text that is not UTF-8 was accepted");
    };
    assert_eq!(malformed.deviations()[0].place, "");
    assert_eq!(malformed.received().body().as_ref(), b"a\xff");
    let failure = received(b"no").text_failure(|reply| reply.into_body());
    assert!(matches!(failure, Failure::Operation(text) if text == "no"));
}
