//! Bodies on the command line of a generated client: unknown fields and forms without declared fields.

use super::command_line::{Shop, no_content};

pub(super) fn check(shop: &Shop) {
    unknown_fields_are_rejected(shop);
    additional_properties_are_sent(shop);
    options_keep_the_order_of_the_body(shop);
    forms_without_properties_are_sent(shop);
    multipart_bodies_are_sent_with_their_boundary(shop);
}

#[track_caller]
fn check_usage_error(shop: &Shop, arguments: &[&str], expected: &str) {
    let output = shop.usage_error(arguments);
    assert!(output.contains(expected), "{arguments:?}: {output}");
}

fn unknown_fields_are_rejected(shop: &Shop) {
    for (body, expected) in [
        (
            r#"{"text": "a", "dun": true}"#,
            "invalid body: /dun: is unknown, did you mean `due`?",
        ),
        (
            r#"{"text": "a", "anything": null}"#,
            "invalid body: /anything: is unknown\n",
        ),
        (
            r#"{"txet": "a"}"#,
            "invalid body: /txet: is unknown, did you mean `text`?; /text: is missing",
        ),
        (
            r#"{"text": "a", "author": {"email_adress": "b"}}"#,
            "/author/email_adress: is unknown, did you mean `emailAddress`?",
        ),
        (
            r#"{"text": "a", "source": {"url": "b", "titel": "c"}}"#,
            "/source/titel: is unknown, did you mean `title`?",
        ),
    ] {
        check_usage_error(shop, &["notes", "create", "--body", body], expected);
    }
    let arguments = [
        "notes",
        "create",
        "--text",
        "a",
        "--author",
        r#"{"nam": "b"}"#,
    ];
    check_usage_error(
        shop,
        &arguments,
        "/author/nam: is unknown, did you mean `name`?",
    );
}

fn additional_properties_are_sent(shop: &Shop) {
    let body = r#"{"text":"a","labels":{"any":"b"},"source":{"path":"of a newer version"}}"#;
    let (_, (_, sent)) = shop.succeed(&["notes", "create", "--body", body], no_content());
    assert_eq!(String::from_utf8_lossy(&sent), body);
    let body = r#"{"zone":"a","any":1}"#;
    let (_, (_, sent)) = shop.succeed(&["notes", "patch", "7", "--body", body], no_content());
    assert_eq!(String::from_utf8_lossy(&sent), body);
}

fn options_keep_the_order_of_the_body(shop: &Shop) {
    let body = r#"{"zone": 1, "author": 2, "a": "b"}"#;
    let arguments = ["notes", "patch", "7", "--body", body, "--zone", "c"];
    check_usage_error(
        shop,
        &arguments,
        "invalid body: /author: expected an object; /a: expected an integer",
    );
    let twice = r#"{"zone": "a", "zone": "b", "author": {}}"#;
    let arguments = ["notes", "patch", "7", "--body", twice, "--author", "{}"];
    check_usage_error(shop, &arguments, "/zone: must not be repeated");
}

fn forms_without_properties_are_sent(shop: &Shop) {
    let arguments = ["send-form", "--form", "a=1", "--form", "a=x=y", "--form"];
    let arguments = [&arguments[..], &["photo=@a.png"]].concat();
    let (_, (head, body)) = shop.succeed(&arguments, no_content());
    let boundary = head.split("multipart/form-data; boundary=").nth(1);
    let boundary = boundary.and_then(|rest| rest.lines().next()).unwrap();
    let body = String::from_utf8_lossy(&body).replace(boundary, "B");
    let expected = "--B\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n\
        --B\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nx=y\r\n\
        --B\r\nContent-Disposition: form-data; name=\"photo\"; filename=\"a.png\"\r\n\
        Content-Type: image/png\r\n\r\n\u{fffd}PNG\r\n--B--\r\n";
    assert_eq!(body, expected);
    check_usage_error(shop, &["send-form"], "missing '--form' or '--body'");
    check_usage_error(
        shop,
        &["send-form", "--form", "a"],
        "invalid value for '--form': expected NAME=VALUE",
    );
    check_usage_error(
        shop,
        &["send-form", "--form", "a=@nowhere"],
        "cannot read the file \"nowhere\" of '--form'",
    );
}

fn multipart_bodies_are_sent_with_their_boundary(shop: &Shop) {
    let parts = "--x\r\n\r\na\r\n--x--\r\n";
    for (command, media_type) in [
        ("send-form", "multipart/form-data; boundary=x"),
        ("send-mixed", "multipart/mixed; boundary=x"),
    ] {
        let arguments = [command, "--content-type", media_type, "--body", parts];
        let (_, (head, body)) = shop.succeed(&arguments, no_content());
        let header = format!("content-type: {media_type}\r\n");
        assert!(head.contains(&header), "{head}");
        assert_eq!(body, parts.as_bytes());
    }
    let arguments = ["send-mixed", "--body", parts];
    check_usage_error(shop, &arguments, "missing '--content-type' for the body");
    let arguments = [&arguments[..], &["--content-type", "multipart/mixed"]].concat();
    check_usage_error(
        shop,
        &arguments,
        "expected the boundary of the body, as in 'multipart/mixed; boundary=x'",
    );
}
