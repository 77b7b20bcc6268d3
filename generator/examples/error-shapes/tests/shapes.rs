//! The same invalid request, answered in three shapes.

use error_shapes_example::{Bookings, Server};
use http::Request;
use http_body_util::BodyExt as _;
use serde_json::{Value, json};

/// Violations in a parameter, in properties, in items of a list, and of a name that a pointer escapes.
const INVALID: &str = r#"{"guests": 9, "contact": {"email": ""}, "place": "roof", "dishes": ["A1", "soup", 3], "a/b": 1}"#;

async fn send(path: &str, body: &str) -> (u16, Value) {
    let request = Request::post(format!("{path}?minutes=5"))
        .header("content-type", "application/json")
        .body(body.to_owned())
        .unwrap();
    let response = Server::new(Bookings).handle(request).await;
    let status = response.status().as_u16();
    let body = response.into_body().collect().await.unwrap().to_bytes();
    (status, serde_json::from_slice(&body).unwrap_or_default())
}

fn detail(loc: Value, kind: &str, msg: &str) -> Value {
    json!({"loc": loc, "type": kind, "msg": msg})
}

#[tokio::test]
async fn violations_in_the_shape_of_fastapi() {
    let pattern = "String should match pattern '^[A-Z][0-9]+$'";
    let expected = json!({"detail": [
        detail(json!(["query", "minutes"]), "greater_than_equal", "Input should be greater than or equal to 15"),
        detail(json!(["body", "guests"]), "less_than_equal", "Input should be less than or equal to 8"),
        detail(json!(["body", "contact", "email"]), "string_too_short", "String should have at least 1 character"),
        detail(json!(["body", "place"]), "enum", "Input should be 'inside' or 'terrace'"),
        detail(json!(["body", "dishes", 1]), "string_pattern_mismatch", pattern),
        detail(json!(["body", "dishes", 2]), "string_type", "Input should be a valid string"),
        detail(json!(["body", "a/b"]), "extra_forbidden", "Extra inputs are not permitted"),
        detail(json!(["body", "name"]), "missing", "Field required"),
    ]});
    assert_eq!(send("/fastapi/bookings", INVALID).await, (422, expected));
}

#[tokio::test]
async fn violations_in_the_shape_of_rails() {
    let expected = json!({"errors": {
        "minutes": ["must be greater than or equal to 15"],
        "guests": ["must be less than or equal to 8"],
        "contact.email": ["can't be blank"],
        "place": ["is not included in the list"],
        "dishes.1": ["is invalid"],
        "dishes.2": ["is invalid"],
        "a/b": ["is invalid"],
        "name": ["can't be blank"],
    }});
    assert_eq!(send("/rails/bookings", INVALID).await, (422, expected));
}

#[tokio::test]
async fn violations_in_german() {
    let expected = "Parameter minutes muss mindestens 15 sein; Feld /guests darf höchstens 8 sein; \
        Feld /contact/email muss mindestens 1 Zeichen haben; Feld /place muss einer dieser Werte sein: inside, terrace; \
        Feld /dishes/1 entspricht nicht dem Muster ^[A-Z][0-9]+$; Feld /dishes/2 muss vom Typ string sein; Feld /a~1b ist unbekannt; Feld /name fehlt";
    let expected = json!({"meldung": expected});
    assert_eq!(send("/de/bookings", INVALID).await, (400, expected));
}

#[tokio::test]
async fn valid_input_and_unreadable_bodies() {
    for path in ["/fastapi/bookings", "/rails/bookings", "/de/bookings"] {
        let booking = r#"{"name": "Ada", "guests": 2}"#;
        let request = Request::post(path).header("content-type", "application/json");
        let request = request.body(booking.to_owned()).unwrap();
        assert_eq!(
            Server::new(Bookings).handle(request).await.status(),
            204,
            "{path}"
        );
    }
    let (_, body) = send("/fastapi/bookings", "{").await;
    assert_eq!(body["detail"][1]["loc"], json!(["body"]), "{body}");
    let (_, body) = send("/rails/bookings", "{").await;
    assert_eq!(body["errors"]["base"], json!(["is invalid"]));
    let (_, body) = send("/de/bookings", "{").await;
    assert_eq!(
        body["meldung"],
        "Parameter minutes muss mindestens 15 sein; Die Anfrage ist unlesbar"
    );
}
