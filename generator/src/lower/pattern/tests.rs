//! Tables of patterns, and a comparison with another implementation of ECMA-262.

mod compared;
mod near;
mod refused;

use super::{compile_pattern, matches};
use crate::lowered::Matcher;

#[track_caller]
fn check(source: &str, yes: &[&str], no: &[&str]) {
    let matcher = compile_pattern(source).unwrap().matcher;
    for text in yes {
        assert!(matches(&matcher, text), "{source} on {text:?}");
    }
    for text in no {
        assert!(!matches(&matcher, text), "{source} on {text:?}");
    }
}

#[test]
fn a_pattern_is_searched_for_and_ends_at_the_very_end() {
    check("a", &["a", "bab"], &["b", ""]);
    check("^a$", &["a"], &["a\n", "\na", "ba"]);
    check("^ab|cd$", &["abx", "xcd"], &["xab", "cdx"]);
    check("", &["", "a"], &[]);
}

#[test]
fn sets_are_those_of_ecma_262() {
    check(r"^\d$", &["5"], &["٥", "a"]);
    check(r"^\w$", &["a", "_"], &["é", "-"]);
    check(
        r"^\s$",
        &["\u{feff}", "\u{3000}", "\u{b}"],
        &["\u{85}", "\u{180e}"],
    );
    check(
        "^.$",
        &["a", "\u{85}", "😀"],
        &["\n", "\r", "\u{2028}", "\u{2029}"],
    );
    check("^[^]$", &["\n", "a"], &["", "ab"]);
    check("a[]|b", &["b"], &["a"]);
    check(r"^[\w-.]+$", &["a-b.c"], &["a/b"]);
    check(r"^[a-z-_ ]+$", &["a-_ "], &["A"]);
    check("^[[A-Z]{2}$", &["[A", "BC"], &["a["]);
    check(r"^[\b]$", &["\u{8}"], &["b"]);
    check(r"^[a&&b]{2}$", &["a&"], &["ac"]);
}

#[test]
fn escapes_are_those_of_ecma_262_and_of_its_older_grammar() {
    check(r"^\-\_\@\:\/\ \#\'$", &["-_@:/ #'"], &[]);
    check(r"^\u0041\x42\u{1F600}\cJ\0$", &["AB😀\n\0"], &[]);
    check(r"^\uD83D\uDE00+$", &["😀😀"], &["😀\u{fffd}"]);
    check(r"^[\uD800\uDC00-\uDBFF\uDFFF]$", &["😀"], &["a"]);
    check(r"^[\u0000-\uD7FF\uE000-\uFFFF]$", &["a"], &["😀"]);
    check(r"^\p{L}+\P{L}$", &["éa1"], &["éaa"]);
    check(r"^\p{Script=Greek}$", &["α"], &["a"]);
    check(r"^[^\000-\037\377]+$", &[" a"], &["\n", "\u{ff}"]);
    check(r"^\0\08$", &["\0\08"], &["\08"]);
    check("^(?=a)+(?!b)*[ab]$", &["a"], &["b"]);
    check("^a{,b{$", &["a{,b{"], &[]);
    check("^{a}]$", &["{a}]"], &[]);
    check("^a{2}{$", &["aa{"], &[]);
}

#[test]
fn boundaries_are_those_of_ascii() {
    check(r"\bfoo\b", &["a foo b", "éfooé"], &["afoo"]);
    check(r"\Boo\b", &["foo"], &["oo"]);
    check(r"(?=.*\bfoo\b)b", &["b foo", "béfoo"], &["bfoo"]);
    check(r"^\B$", &[""], &["a"]);
}

#[test]
fn other_flavours_are_understood_where_they_have_one_meaning() {
    for (source, yes, no) in [
        ("/^straße$/i", "STRAßE", "STRASE"),
        (r"\Aab\z", "ab", "ab\n"),
        (r"^\x{41}\pL$", "AB", "A1"),
        (r"^\p{Print}+$", "a é", "a\tb"),
        (r"^[\p{Alnum}\p{Punct}]+$", "é5$", " "),
        (r"^[^\p{Cntrl}\p{Blank}]+$", "a", "\u{1}"),
        (r"^\p{XDigit}{2}\p{LD}$", "aFé", "gFx"),
        (r"^\P{Graph}$", " ", "a"),
        (r"^\p{all}$", "\n", ""),
        ("/^ab$/i", "AB", "/ab/"),
        ("/(?=.*[a-z])(?=.*[0-9])/", "a1", "a"),
    ] {
        check(source, &[yes], &[no]);
        assert!(
            !compile_pattern(source).unwrap().notes.is_empty(),
            "{source}"
        );
    }
}

#[test]
fn large_counts_are_matched_where_they_matter() {
    check("^.{1,2097152}", &["a"], &["", "\n"]);
    check(r"arn:[^/].{0,1023}", &["an arn:a"], &["arn:/"]);
    let texts = [15, 16, 2044, 2045].map(|count| format!("arn:{}", "é".repeat(count)));
    let [short, least, most, long] = texts.each_ref().map(String::as_str);
    check("^arn:.{16,2044}$", &[least, most], &[short, long]);
}

#[test]
fn the_last_line_break_does_not_count_before_an_end_of_other_flavours() {
    check(r"\Aa\Z", &["a", "a\n"], &["a\n\n", "ab"]);
}

#[test]
fn ecma_262_syntax_has_no_warnings() {
    for source in ["/v1/pets/", r"^\/a\/$", "[^a&]", r"\p{L}", "/a/b/$/"] {
        assert_eq!(compile_pattern(source).unwrap().notes, [], "{source}");
    }
}

#[test]
fn literals_can_ignore_case() {
    check("/^a[b-c]é$/i", &["ABÉ", "aCé"], &["d"]);
    check(r"/^\w$/i", &["\u{17f}", "K"], &["é"]);
    check(r"/^[^k]$/i", &["a"], &["K", "\u{212a}"]);
}

#[test]
fn each_pattern_has_the_cheapest_matcher() {
    let kind = |source: &str| match compile_pattern(source).unwrap().matcher {
        Matcher::Set(set) => format!("{:?} {} {:?}", set.ranges, set.minimum, set.maximum),
        Matcher::Regex(text) => text,
        Matcher::Backtracking(text) => format!("backtracking {text}"),
    };
    for (source, expected) in [
        ("^[0-9a-f]{16}$", "[('0', '9'), ('a', 'f')] 16 Some(16)"),
        (r"^(?:\d*)$", "[('0', '9')] 0 None"),
        (r"^[^\u0000]*?$", "[('\\u{1}', '\\u{10ffff}')] 0 None"),
        ("^a$", "[('a', 'a')] 1 Some(1)"),
        ("^a", "^a"),
        ("^.+", r"^[^\n\r\x{2028}\x{2029}]"),
        ("a{2,9}[bc]*", "a{2}"),
        ("^a(b|c{3,9})$", "^a(?:b|c{3,9})$"),
        ("(x|y+)(z?)", "(?:x|y)"),
        ("^(a|b)(c)+?$", "^(?:a|b)c+$"),
        ("^(?=a)(b)", "backtracking ^(?=a)b"),
    ] {
        assert_eq!(kind(source), expected, "{source}");
    }
}
