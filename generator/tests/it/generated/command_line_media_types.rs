//! Media types on the command line of a generated client: the flags of each body, and `--accept`.

use super::command_line::{Shop, no_content, response};

pub(super) fn check(shop: &Shop) {
    each_body_has_its_flags(shop);
    flags_of_other_bodies_are_rejected(shop);
    missing_flags_of_a_body_are_reported(shop);
    the_help_names_the_media_types_of_flags(shop);
    the_media_type_of_the_response_is_chosen(shop);
}

/// The arguments that replace a note, with a media type.
fn replaced<'w>(media_type: &'w str, arguments: &[&'w str]) -> Vec<&'w str> {
    let command = ["notes", "replace", "7", "--content-type", media_type];
    [&command[..], arguments].concat()
}

fn each_body_has_its_flags(shop: &Shop) {
    let arguments = ["notes", "replace", "7", "--text", "a", "--priority", "1"];
    let arguments = [&arguments[..], &["--mood", "good"]].concat();
    let (_, (head, body)) = shop.succeed(&arguments, no_content());
    assert!(
        head.contains("content-type: application/json\r\n"),
        "{head}"
    );
    assert_eq!(body, br#"{"text":"a","priority":1,"mood":"good"}"#);

    let arguments = ["--text", "a", "--colour", "red", "--body-priority", "high"];
    let form = "application/x-www-form-urlencoded";
    let (_, (head, body)) = shop.succeed(&replaced(form, &arguments), no_content());
    assert!(
        head.contains(&format!("content-type: {form}\r\n")),
        "{head}"
    );
    assert_eq!(body, b"text=a&colour=red&priority=high");

    let arguments = ["--scan", "a.png", "--mood", "bad"];
    let arguments = replaced("multipart/form-data", &arguments);
    let (_, (_, body)) = shop.succeed(&arguments, no_content());
    let body = String::from_utf8_lossy(&body);
    assert!(body.contains("name=\"mood\"\r\n\r\nbad\r\n"), "{body}");
    assert!(body.contains("name=\"scan\"; filename=\"a.png\""), "{body}");

    let (_, (_, body)) = shop.succeed(&replaced("text/plain", &["--body", "a"]), no_content());
    assert_eq!(body, b"a");
}

fn flags_of_other_bodies_are_rejected(shop: &Shop) {
    let arguments = ["notes", "replace", "7", "--text", "a", "--priority", "1"];
    let arguments = [&arguments[..], &["--colour", "red"]].concat();
    let expected = "'--colour' is only for application/x-www-form-urlencoded, not for \
        application/json: choose the media type of the body with '--content-type'";
    let output = shop.usage_error(&arguments);
    assert!(output.contains(expected), "{output}");
    for (media_type, flag, value) in [
        ("application/x-www-form-urlencoded", "--mood", "good"),
        ("application/x-www-form-urlencoded", "--scan", "a.png"),
        ("multipart/form-data", "--text", "a"),
        ("text/plain", "--text", "a"),
    ] {
        let output = shop.usage_error(&replaced(media_type, &[flag, value, "--body", "{}"]));
        let expected = format!(", not for {media_type}: choose");
        let expected_flag = format!("'{flag}' is only for ");
        assert!(
            output.contains(&expected) && output.contains(&expected_flag),
            "{output}"
        );
    }
}

fn missing_flags_of_a_body_are_reported(shop: &Shop) {
    let form = "application/x-www-form-urlencoded";
    for (media_type, given, missing) in [
        (
            "application/json",
            ["--mood", "bad"],
            "'--text', '--priority'",
        ),
        (form, ["--colour", "red"], "'--text'"),
        ("multipart/form-data", ["--mood", "bad"], "'--scan'"),
    ] {
        let output = shop.usage_error(&replaced(media_type, &given));
        let expected = format!("missing {missing} for the media type {media_type}");
        assert!(output.contains(&expected), "{output}");
    }
}

fn the_help_names_the_media_types_of_flags(shop: &Shop) {
    let (code, help, _) = shop.run("http://127.0.0.1:1/v1", &["notes", "replace", "-h"]);
    let help = String::from_utf8(help).unwrap();
    assert_eq!(code, 0);
    for expected in [
        "Usage: shop notes replace [OPTIONS] <VERSION>",
        "--colour <TEXT>",
        "[only for application/x-www-form-urlencoded]",
        "[media types: application/json, application/x-www-form-urlencoded, multipart/form-data, text/plain]",
        "[only for application/json, multipart/form-data]",
        "(JSON for application/json and application/x-www-form-urlencoded and",
        "text for text/plain, @FILE, or - for",
    ] {
        let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(help.contains(expected), "{expected}: {help}");
    }
}

fn the_media_type_of_the_response_is_chosen(shop: &Shop) {
    for (arguments, accept) in [
        (&["list-people"][..], None),
        (
            &["list-people", "--accept", "application/xml"],
            Some("application/xml"),
        ),
        (&["get-report", "--accept", "text/csv"], Some("text/csv")),
        (&["get-report", "--accept", "image/png"], Some("image/png")),
    ] {
        let media_type = accept.unwrap_or("application/json");
        let (out, (head, _)) = shop.succeed(arguments, response("200 OK", media_type, b"{}\n"));
        assert_eq!(out, b"{}\n", "{arguments:?}");
        if let Some(accept) = accept {
            assert!(head.contains(&format!("accept: {accept}\r\n")), "{head}");
        }
    }
    let (_, (head, _)) = shop.succeed(
        &["get-report", "--query-accept", "x"],
        response("200 OK", "application/json", b"[]"),
    );
    assert!(
        head.starts_with("GET /v1/report?accept=x HTTP/1.1\r\n"),
        "{head}"
    );
    for (command, media_type) in [("list-people", "text/csv"), ("get-report", "text/html")] {
        let output = shop.usage_error(&[command, "--accept", media_type]);
        assert!(output.contains(media_type), "{output}");
    }
}
