//! Rejected patterns.

use super::compile_pattern;

#[track_caller]
fn check(source: &str, at: usize, part: &str) {
    let error = compile_pattern(source).expect_err(source);
    assert!(error.message.contains(part), "{source}: {}", error.message);
    assert_eq!(
        error.at.unwrap_or_default(),
        at,
        "{source}: {}",
        error.message
    );
}

#[test]
fn invalid_in_every_flavour() {
    check("a(b", 1, "unclosed group");
    check("a)", 1, "unmatched");
    check("a[b", 1, "unclosed character class");
    check("a[z-a]", 2, "invalid range");
    check("*a", 0, "nothing to repeat");
    check("{2}", 0, "nothing to repeat");
    check("a{3,2}", 1, "greater than the maximum");
    check("a{99999999999}", 1, "more than 32 bits");
    check("a\\", 1, "trailing backslash");
    check("a**", 2, "two quantifiers");
    check("^*", 0, "after an assertion");
    check("(?<=a)*", 0, "after an assertion");
}

#[test]
fn syntax_of_other_flavours() {
    check("^a++$", 3, "possessive");
    check("(?>a)", 0, "unknown group");
    check("(?#a)", 0, "unknown group");
    check("(?x)a", 0, "unknown group");
    check("(?P<a>b)", 0, "unknown group");
    check("a(?i)b", 1, "unknown group");
    check(r"\Qa\E", 0, "unknown escape");
    check(r"(a)\1", 3, "backreference");
    check(r"\k<b>", 0, "backreference");
    check(r"\h", 0, "unknown escape");
    check(r"\p{javaLowerCase}", 0, "unknown Unicode property");
    check(r"\p{InGreek}", 0, "unknown Unicode property");
    check("a{,3}", 1, "ambiguous");
    check("(*FAIL)", 1, "nothing to repeat");
}

#[test]
fn ambiguous_syntax() {
    check("/[a-z]+/", 0, "slashes");
    check("/^a$/y", 0, "slashes");
    check(r"\uD83D", 0, "unpaired surrogate");
    check(r"[\uD800-\uDBFF]", 1, "unpaired surrogate");
}

#[test]
fn too_large_patterns() {
    check("(a{1000}){1000}", 0, "too large");
    check("(?=a)(a{1000}){1000}", 0, "too many repetitions");
    check("(?=a)(?:[a-zé]{0,1000}){0,1000}", 0, "too large");
    check("(((((a{99}){99}){99}){99}){99}){99}", 0, "too large");
    check("(?:(?=a)b{2}|c){4294967295}", 0, "too many repetitions");
    check("(?:(?:(?=a)){1000}){1000}", 0, "too many repetitions");
    let deep = format!("{}a{}", "(".repeat(200), ")".repeat(200));
    check(&deep, 100, "nested more than");
    check(&"(".repeat(1_000_000), 100, "nested more than");
}
