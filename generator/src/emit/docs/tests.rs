use super::edits::edits;
use super::markdown::{escape, has_tests, inline, keeps, trim_lines};
use super::*;

#[track_caller]
fn check(prose: &str, expected: &[&str]) {
    assert_eq!(Docs::new().prose(Some(prose)).lines, expected);
}

#[test]
fn rustdoc_renders_prose_as_text() {
    check("one\n\n  two ", &["one", "", "  two"]);
    check("see [Pet] and `[Pet]`", &["see \\[Pet] and `[Pet]`"]);
    check("a [[list]]", &["a \\[\\[list]]"]);
    check("a </b> tag", &["a \\</b> tag"]);
    check("not \\<b>", &["not \\<b>"]);
    check("a `<b>\nc` d", &["a `<b>", "c` d"]);
    check("an odd ` <http-method>", &["an odd ` \\<http-method>"]);
    check("1 < 2 & 3 > 2", &["1 < 2 & 3 > 2"]);
    check("bidi \u{202e}x", &["bidi \u{fffd}x"]);
    check("one\r\ntwo\rthree", &["one", "two", "three"]);
    check("note [^1]\n\n[^1]: x", &["note \\[^1]", "", "\\[^1]: x"]);
    check("broken  \nline", &["broken\\", "line"]);
    check(" \u{7} ", &[]);
}

#[test]
fn html_is_shown_as_it_is_written() {
    check(
        "<ul>\n  <li>a *b*</li>\n- c\n</ul>",
        &["\\<ul>", "  \\<li>a \\*b\\*\\</li>", "\\- c", "\\</ul>"],
    );
    check(
        "<a href=\"https://a.example/b_c\">x</a>",
        &["\\<a href=\"<https://a.example/b_c>\">x\\</a>"],
    );
    check("a <b\nc> d", &["a \\<b", "c> d"]);
}

#[test]
fn code_is_never_a_test() {
    check(
        "```rust\nfn main() {}\n```",
        &["```text", "fn main() {}", "```"],
    );
    check("```JSON a\n{}\n```", &["```json", "{}", "```"]);
    check("```\nnever closed", &["```text", "never closed", "```"]);
    check(
        "````\n```\n~~~\n````\nend",
        &["````text", "```", "~~~", "````", "end"],
    );
    check("> ~~~\n> x", &["> ~~~text", "> x"]);
    check(
        "a\n\n    b `````\n      c\nd",
        &["a", "", "``````text", "b `````", "  c", "``````", "d"],
    );
    check(
        "- a\n\n\tb\n\n      c",
        &["- a", "", "    b", "", "  ```text", "  c", "  ```"],
    );
    check(
        "> 1.     a\n>        b",
        &["> 1. ```text", ">    a", ">    b", ">    ```"],
    );
    check("    indented", &["indented"]);
}

#[test]
fn bare_addresses_become_links() {
    check("at https://a.example/b.", &["at <https://a.example/b>."]);
    check("at (https://a.example/b)", &["at (<https://a.example/b>)"]);
    check("at <https://a.example/b>", &["at <https://a.example/b>"]);
    check(
        "at https://a.example/b_c_d",
        &["at <https://a.example/b_c_d>"],
    );
    check("at `https://a.example`", &["at `https://a.example`"]);
    check("at http://localhost:80", &["at http://localhost:80"]);
    check("**https://a.example**", &["**<https://a.example>**"]);
    check(
        "[https://a.example](https://a.example)",
        &["[https://a.example](https://a.example)"],
    );
}

#[test]
fn links_stay_if_they_lead_out_of_the_docs() {
    check("[a](b) [c](d/e)", &["\\[a](b) [c](d/e)"]);
    check("[a]\n\n[a]: https://b", &["[a]", "", "[a]: https://b"]);
    check("[a]\n\n[a]: b", &["\\[a]", "", "\\[a]: b"]);
    check("[`Api`]: https://b", &["\\[`Api`]: https://b"]);
}

#[test]
fn headings_keep_their_order_below_those_of_the_docs() {
    check("# a\n## b\n##### c", &["### a", "#### b", "###### c"]);
    check("a\n===\nb", &["### a", "b"]);
    check("> a\n> ---", &["> ### a"]);
    check("### a\n#### b", &["### a", "#### b"]);
}

#[test]
fn inline_text_is_part_of_a_line() {
    assert_eq!(inline("a `b`\n  c"), "a `b` c");
    assert_eq!(inline("```json"), "\\`\\`\\`json");
    assert_eq!(inline("# a"), "\\# a");
    assert_eq!(inline("- a"), "\\- a");
    assert_eq!(inline("1. a"), "1\\. a");
    assert_eq!(inline("1.0.0"), "1.0.0");
    assert_eq!(inline("``` a ```"), "\\`\\`\\` a \\`\\`\\`");
    assert_eq!(inline("ends with \\"), "ends with \\\\");
    assert_eq!(inline("1 < 2 [c] `<b>"), "1 < 2 \\[c] \\`\\<b>");
    assert_eq!(inline("<!-- a"), "\\<!-- a");
    assert_eq!(inline(""), "");
}

#[test]
fn clauses_are_the_first_paragraph() {
    assert_eq!(clause("Missing API key."), "Missing API key");
    assert_eq!(
        clause("The gateway is\n  out of order.\n\nMore."),
        "The gateway is out of order"
    );
    assert_eq!(clause("One of\n- this\n- that"), "One of");
    assert_eq!(clause("API key missing"), "API key missing");
    assert_eq!(clause("http://a.example"), "<http://a.example>");
}

#[test]
fn no_line_of_our_own_words_opens_a_block() {
    let long = "word ".repeat(15);
    for word in [
        "-", "+", "*", "#", ">", "1.", "23)", "```", "---", "===", "<script>",
    ] {
        let lines = wrap(&format!("{long} {word} {long}"));
        assert!(lines.iter().all(|line| line.starts_with("word")), "{word}");
    }
}

/// Parts of random descriptions.
const FRAGMENTS: &str = "\
    a¦b c¦word¦ ¦  ¦    ¦\n¦\n¦\n\n¦\n\n¦\r\n¦\t¦`¦``¦```¦```\n¦````¦~~~¦\n```rust\n¦\
    \n```json\n¦\n```rust,ignore\n¦\n    let x = 1;\n¦\n\n    code\n\n¦> ¦\n> ¦\n- ¦\n  - ¦\
    \n* ¦\n1. ¦\n10) ¦\n      ¦#¦\n# ¦\n## x\n¦\n===\n¦\n---\n¦\n***\n¦*¦**¦_¦__¦~~¦~¦[¦]¦\
    [a]¦[[b]]¦[a][b]¦[a](b)¦[a](b::c)¦(¦)¦![a]¦![a](b)¦[^1]¦\n\n[^1]: note\n¦\n\n[a]: b\n¦\
    \n\n[b]: https://a.example\n¦\n\n[`Api`]: /x\n¦[ ] ¦[x] ¦<¦>¦<b>¦</b>¦<br/>¦\
    <http-method>¦\n<div>\n¦\n</div>\n\n¦<!--¦-->¦\n<script>\n¦\
    <a href=\"https://a.example/b_c\">¦<https://a.example>¦https://a.example/b_c?d=e¦\
    http://{host}.a.example/¦HTTP://A.EXAMPLE¦www.a.example¦a@b.example¦|¦\
    \n| a | b |\n| - | - |\n| c | d |\n¦\\¦\\<b>¦&lt;b&gt;¦&¦\u{202e}¦*/¦\u{0}";

#[test]
fn any_text_is_escaped_without_loss() {
    let fragments: Vec<&str> = FRAGMENTS.split('¦').collect();
    let mut random = fastrand::Rng::with_seed(7);
    let mut given_up = 0;
    for _ in 0..2_000 {
        let count = random.usize(1..12);
        let prose: String = (0..count)
            .filter_map(|_| random.choice(&fragments).copied())
            .collect();
        given_up += usize::from(!is_edited(&prose));
    }
    assert!(given_up < 100, "{given_up} texts became a block of code");
}

#[test]
fn plain_prose_needs_no_edits() {
    let fragments = [
        "a", "Z é", " ", "\n", "\n\n", "1", ".", ")", "-", ": ", "/", "http:", "\"", "%", ", ",
    ];
    let mut random = fastrand::Rng::with_seed(8);
    let mut plain = 0;
    for _ in 0..5_000 {
        let count = random.usize(1..12);
        let prose: String = (0..count)
            .filter_map(|_| random.choice(&fragments).copied())
            .collect();
        if markdown::is_plain(&literal::tidy(&prose)) {
            assert!(is_edited(&prose), "{prose:?}");
            plain += 1;
        }
    }
    assert!(plain > 500, "only {plain} texts are plain");
}

/// Checks a text; whether it could be edited.
#[track_caller]
fn is_edited(prose: &str) -> bool {
    let source = literal::tidy(prose);
    let text = escape(prose);
    assert!(edits(&text).is_empty(), "{prose:?} to {text:?}");
    assert!(!has_tests(&text), "{prose:?} to {text:?}");
    assert!(text.lines().all(|line| line == line.trim_end()), "{text:?}");
    let is_edited = text.is_empty() || text != code_blocks::fenced(&trim_lines(&source));
    assert!(!is_edited || keeps(&source, &text), "{prose:?} to {text:?}");
    assert_eq!(escape(&text), literal::tidy(&text), "{prose:?}");
    let line = inline(prose);
    assert!(
        edits(&line).is_empty() && !line.contains('\n'),
        "{prose:?} to {line:?}"
    );
    is_edited
}
