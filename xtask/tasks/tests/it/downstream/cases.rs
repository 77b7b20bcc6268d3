//! The cases: the change of the description, its expected verdicts, and its effects.
//!
//! ```text
//! # a name
//! wire safe                                 the effect on running clients: safe, risky or breaking
//! client breaking: name, price              the lines of the old caller that do not compile, by their
//! server safe                               comments `// uses: name`, or safe; likewise for the shop
//! ends with 0                               the exit code of the old caller with the new shop
//! --- description, shop or seen             changed texts: of the description, of the shop, and of the
//! before                                    output of the caller
//! ->
//! after
//! --- responses
//! GET /v1/teas HTTP/1.1                     a request to the shop
//! ->
//! HTTP/1.1 200                              a part of its response
//! ```

use std::collections::BTreeSet;

use openapi_crates::crate_name::MAX_NAME_LENGTH;
use openapi_crates_diff::Verdict;

/// The description that all cases change.
pub const DESCRIPTION: &str = include_str!("crates/openapi.yaml");
/// A program that calls every operation.
pub const CALLER: &str = include_str!("crates/caller.rs");
/// An implementation of every operation.
pub const SHOP: &str = include_str!("crates/shop.rs");
/// The output of the program.
const SEEN: &str = include_str!("crates/seen.txt");

const FILES: [&str; 3] = [
    include_str!("additions.txt"),
    include_str!("source.txt"),
    include_str!("breaks.txt"),
];

/// A change of the description.
#[derive(Debug)]
pub struct Case {
    pub name: &'static str,
    /// The effect on running clients.
    pub wire: Verdict,
    /// The compiler errors of the unchanged program.
    pub client: Lines,
    /// The compiler errors of the unchanged implementation.
    pub server: Lines,
    pub description: String,
    /// The implementation of the new description.
    pub shop: String,
    /// The result of the old program with the new implementation, if it is run.
    pub ends: Option<Ending>,
    /// The requests to the new implementation, each with a part of the expected response.
    pub responses: Vec<(&'static str, &'static str)>,
}

/// The lines of a source file with compiler errors.
pub type Lines = BTreeSet<u64>;

/// The result of a program.
#[derive(Debug, PartialEq, Eq)]
pub struct Ending {
    pub code: Option<i32>,
    pub printed: String,
}

/// Returns all cases. The first has no changes.
pub fn all() -> Vec<Case> {
    let cases = FILES.iter().flat_map(|file| file.split("\n# ").skip(1));
    cases.map(case).collect()
}

impl Case {
    /// The name of a crate of the case.
    pub fn crate_name(&self, kind: &str) -> String {
        let letters = self.name.chars();
        let letters = letters.map(|letter| {
            if letter.is_alphanumeric() {
                letter
            } else {
                '-'
            }
        });
        letters.take(MAX_NAME_LENGTH - 1).collect::<String>() + "-" + kind
    }

    /// Returns `true` if the implementation was changed.
    pub fn has_own_shop(&self) -> bool {
        self.shop != SHOP
    }
}

fn case(text: &'static str) -> Case {
    let mut parts = text.split("\n--- ");
    let (name, header) = parts
        .next()
        .and_then(|head| head.split_once('\n'))
        .expect("a name");
    let value_of = |key: &str| {
        let mut lines = header.lines();
        lines.find_map(|line| line.strip_prefix(key)).map(str::trim)
    };
    let mut case = Case {
        name,
        wire: verdict(value_of("wire").expect("a verdict")),
        client: expected(value_of("client").expect("a verdict"), CALLER),
        server: expected(value_of("server").expect("a verdict"), SHOP),
        description: DESCRIPTION.to_owned(),
        shop: SHOP.to_owned(),
        ends: None,
        responses: Vec::new(),
    };
    let mut printed = SEEN.to_owned();
    for part in parts {
        let (kind, text) = part.split_once('\n').expect("a kind");
        match kind {
            "description" => edit(&mut case.description, text, name),
            "shop" => edit(&mut case.shop, text, name),
            "seen" => edit(&mut printed, text, name),
            "responses" => case.responses.extend(pairs(text)),
            other => panic!("{name}: unknown section {other}"),
        }
    }
    case.ends = value_of("ends with").map(|code| {
        let code = Some(code.parse().expect("a number"));
        Ending { code, printed }
    });
    case
}

fn verdict(word: &str) -> Verdict {
    let all = [Verdict::Safe, Verdict::Risky, Verdict::Breaking];
    let found = all.into_iter().find(|verdict| verdict.name() == word);
    found.unwrap_or_else(|| panic!("unknown verdict: {word}"))
}

/// `safe`, or `breaking: ` with the features that the failing lines use.
fn expected(verdict: &str, source: &str) -> Lines {
    let Some(uses) = verdict.strip_prefix("breaking: ") else {
        assert_eq!(verdict, "safe");
        return Lines::new();
    };
    let mut lines = Lines::new();
    for name in uses.split(", ") {
        let found = source
            .lines()
            .zip(1..)
            .filter(|(line, _)| uses_of(line).any(|feature| feature == name));
        let before = lines.len();
        lines.extend(found.map(|(_, number)| number));
        assert!(lines.len() > before, "no line uses only {name}");
    }
    lines
}

/// The features that a line declares to use.
fn uses_of(line: &str) -> impl Iterator<Item = &str> {
    let (_, uses) = line.split_once("// uses: ").unwrap_or_default();
    uses.split(", ")
}

/// Applies replacements to a text.
fn edit(text: &mut String, pairs_of_texts: &'static str, name: &str) {
    for (before, after) in pairs(pairs_of_texts) {
        assert!(text.contains(before), "{name}: not found:\n{before}");
        *text = text.replace(before, after);
    }
}

fn pairs(text: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let pairs = text.split("===\n");
    pairs.map(|pair| {
        let (before, after) = pair.split_once("\n->").expect("a replacement");
        (before.trim_end(), after.trim_start_matches('\n').trim_end())
    })
}
