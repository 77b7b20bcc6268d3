//! What is refused, and where.

use super::compile_pattern;

#[track_caller]
fn check(source: &str, at: usize, part: &str) {
    let error = compile_pattern(source).expect_err(source);
    assert!(error.message.contains(part), "{source}: {}", error.message);
    assert_eq!(error.at, at, "{source}: {}", error.message);
}

#[test]
fn what_no_flavour_understands() {
    check("a(b", 1, "unclosed group");
    check("a)", 1, "closes no group");
    check("a[b", 1, "set without its end");
    check("a[z-a]", 2, "end is before its start");
    check("*a", 0, "nothing before it");
    check("{2}", 0, "nothing before it");
    check("a{3,2}", 1, "above the greatest");
    check("a{99999999999}", 1, "beyond 32 bits");
    check("a\\", 1, "backslash at the end");
    check("a**", 2, "one quantifier behind another");
    check("^*", 0, "takes no characters");
    check("(?<=a)*", 0, "takes no characters");
}

#[test]
fn what_other_flavours_have_and_ecma_262_has_not() {
    check("^a++$", 3, "possessive");
    check("(?>a)", 0, "does not have");
    check("(?#a)", 0, "does not have");
    check("(?x)a", 0, "does not have");
    check("a(?i)b", 1, "in the middle");
    check(r"\Qa\E", 0, "means nothing");
    check(r"(a)\1", 3, "backreferences");
    check(r"\k<b>", 0, "backreferences");
    check(r"\h", 0, "means nothing");
    check(r"\p{javaLowerCase}", 0, "no property");
    check(r"\p{InGreek}", 0, "no property");
    check("a{,3}", 1, "without a least count");
    check("(*FAIL)", 1, "a verb");
}

#[test]
fn what_has_two_meanings() {
    check("/[a-z]+/", 0, "slashes");
    check("/^a$/y", 0, "slashes");
    check(r"\uD83D", 0, "half of a surrogate pair");
    check(r"[\uD800-\uDBFF]", 1, "half of a surrogate pair");
    check("(?<a>b)(?<a>c)", 7, "duplicate group name");
}

#[test]
fn what_would_be_too_large() {
    check("(a{1000}){1000}", 0, "too large");
    check("(?=a)(a{1000}){1000}", 0, "too many rounds");
    check("(?=a)(?:[a-zé]{0,1000}){0,1000}", 0, "too large");
    check("(((((a{99}){99}){99}){99}){99}){99}", 0, "too large");
    check("(?:(?=a)b{2}|c){4294967295}", 0, "too many rounds");
    check("(?:(?:(?=a)){1000}){1000}", 0, "too many rounds");
    let deep = format!("{}a{}", "(".repeat(200), ")".repeat(200));
    check(&deep, 100, "nested more than");
    check(&"(".repeat(1_000_000), 100, "nested more than");
}
