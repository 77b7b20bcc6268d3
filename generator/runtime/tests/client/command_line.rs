//! The output of command lines: tables on a terminal, without control characters.

use generated_client::runtime::client::cli_error::CliError;
use generated_client::runtime::client::cli_escape;
use generated_client::runtime::client::cli_json::Tree;
use generated_client::runtime::client::cli_output::Screen;
use generated_client::runtime::client::cli_table::table;
use generated_client::runtime::decode;

fn tree(json: &str) -> Tree {
    decode::from_text(json).unwrap()
}

#[track_caller]
fn check_table(json: &str, expected: &[&str]) {
    let shown = table(&tree(json), 60).unwrap();
    assert_eq!(shown.lines().collect::<Vec<_>>(), expected);
}

#[test]
fn objects_are_rows_in_the_order_of_their_fields() {
    check_table(
        r#"[{"id": 10000000000000000000000, "name": "Rex"}, {"name": null, "tags": ["a", "b"]}]"#,
        &[
            " id                        name   tags",
            "────────────────────────────────────────────",
            " 10000000000000000000000   Rex",
            "                                  [\"a\",\"b\"]",
        ],
    );
    check_table(
        r#"{"name": "Rex", "owner": {"id": 1}}"#,
        &[" name   Rex", " owner  {\"id\":1}"],
    );
    for json in ["[]", "{}", "1", "\"text\"", "[1, 2]", "[{\"id\": 1}, 2]"] {
        assert_eq!(table(&tree(json), 60), None, "{json}");
    }
}

#[test]
fn objects_with_many_fields_are_shown_vertically() {
    let fields = (0..20).map(|index| format!("\"field{index}\":{index}"));
    let object = format!("{{{}}}", fields.collect::<Vec<_>>().join(","));
    let shown = table(&tree(&format!("[{object},{object}]")), 60).unwrap();
    assert_eq!(shown.lines().count(), 41);
    assert_eq!(shown.lines().nth(21), Some(" field0   0"));
}

#[test]
fn json_is_shown_as_the_same_json() {
    let json = r#"{"b":[1.50,{},[]],"a":"\u001b[2J\u009b\u202e ü"}"#;
    let pretty = tree(json).pretty();
    let expected = "{\n  \"b\": [\n    1.50,\n    {},\n    []\n  ],\n  \"a\": \"\\u001b[2J\\u009b\\u202e ü\"\n}";
    assert_eq!(pretty, expected);
    assert_eq!(tree(&pretty), tree(json));
    assert_eq!(tree(&tree(json).compact()), tree(json));
}

#[test]
fn control_characters_are_escaped() {
    let hostile = "a\u{1b}]0;title\u{7}\u{9b}31m\r\u{202e}\n\tb";
    assert_eq!(
        cli_escape::line(hostile),
        "a\\u{1b}]0;title\\u{7}\\u{9b}31m\\r\\u{202e}\\n\\tb"
    );
    assert_eq!(
        cli_escape::lines(hostile),
        "a\\u{1b}]0;title\\u{7}\\u{9b}31m\\u{d}\\u{202e}\n\tb"
    );
    assert_eq!(cli_escape::lines("a\r\nb"), "a\nb");
}

/// The output on a screen; `width` is that of the terminal.
fn shown(
    width: Option<u16>,
    is_json: bool,
    show: impl FnOnce(&mut Screen<&mut Vec<u8>>) -> Result<(), CliError>,
) -> String {
    let mut out = Vec::new();
    let mut screen = Screen {
        out: &mut out,
        width,
        is_json,
    };
    show(&mut screen).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn terminals_show_tables_and_files_contain_the_response() {
    let body = "{\"items\": [{\"name\": \"R\u{9b}ex\"}]}";
    let show = |width, is_json| {
        shown(width, is_json, |screen| {
            screen.json(body.as_bytes(), &["items"])
        })
    };
    assert_eq!(show(None, false), format!("{body}\n"));
    assert_eq!(show(None, true), format!("{body}\n"));
    assert_eq!(show(Some(60), false), " name\n───────────\n R\\u{9b}ex\n");
    assert_eq!(
        show(Some(60), true),
        "[\n  {\n    \"name\": \"R\\u009bex\"\n  }\n]\n"
    );
    let text = |width| shown(width, false, |screen| screen.text(b"a\x1bb\nc\n"));
    assert_eq!(text(None), "a\x1bb\nc\n");
    assert_eq!(text(Some(60)), "a\\u{1b}b\nc\n");
    let line = |width| shown(width, false, |screen| screen.line(b"{\"a\":\"\xc2\x9b\"}"));
    assert_eq!(line(None), "{\"a\":\"\u{9b}\"}\n");
    assert_eq!(line(Some(60)), "{\"a\":\"\\u{9b}\"}\n");
}
