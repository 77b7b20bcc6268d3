//! The effects of changes of a description on crates that use the generated ones: `crates/caller.rs` and
//! `crates/shop.rs`, as users write them. The comparison must report exactly these effects: if the program
//! and the implementation compile unchanged, where they do not, and if the old program works with the new
//! implementation.

mod cases;
mod crates;
mod runs;

use std::fmt::Write as _;
use std::path::Path;

use cases::{Case, Lines};
use crates::Compiled;
use openapi_crates::source::Source;
use openapi_crates_diff::{Audience, Comparison, Settings, Verdict, compare};
use runs::Shops;

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn reported_effects_of_changes_are_real() {
    let cases = cases::all();
    let compiled = crates::compile(&cases);
    let shops = Shops::open(compiled.program("shops"));
    let caller = compiled.program(&cases[0].crate_name("caller"));
    let (mut table, mut surprises) = (String::new(), String::new());
    for case in &cases {
        let comparison = compared(case);
        let said = Audience::ALL.map(|audience| comparison.worst(audience));
        let found = found(case, said, &comparison, &compiled);
        let fate = fate(case, caller, &shops);
        let wrong = [found, fate.clone().err()].into_iter().flatten();
        for one in wrong {
            let _ = writeln!(surprises, "# {}\n{one}\n", case.name);
        }
        let _ = writeln!(table, "{}", row(case, said, &compiled, &fate));
    }
    println!("{table}");
    assert!(surprises.is_empty(), "these surprise:\n{surprises}");
}

fn compared(case: &Case) -> Comparison {
    let source = |text: &str| Source::new("openapi.yaml".to_owned(), text.to_owned());
    let question = Settings {
        options: Some(crates::options("shop")),
        ..Settings::default()
    };
    let (old, new) = (source(cases::DESCRIPTION), source(&case.description));
    let comparison = compare(&old, &new, &question).expect("two descriptions");
    assert!(
        comparison.unknown.is_empty(),
        "{}: {:?}",
        case.name,
        comparison.unknown
    );
    comparison
}

/// The differences between the reported changes and the output of the compiler.
fn found(
    case: &Case,
    said: [Verdict; 3],
    comparison: &Comparison,
    compiled: &Compiled,
) -> Option<String> {
    let [wire, client, server] = said;
    let mut wrong = String::new();
    if wire != case.wire {
        let _ = writeln!(wrong, "it is said to be {wire} on the wire");
    }
    for (audience, said, expected, kind) in [
        (Audience::Client, client, &case.client, "caller"),
        (Audience::Server, server, &case.server, "shop"),
    ] {
        if (said == Verdict::Breaking) == expected.is_empty() {
            let _ = writeln!(
                wrong,
                "it is said to be {said} for the source of the {audience}"
            );
        }
        wrong.push_str(&compiled_otherwise(
            &case.crate_name(kind),
            expected,
            compiled,
        ));
    }
    if !wrong.is_empty() {
        for change in &comparison.changes {
            let of = Audience::ALL.map(|audience| change.verdict(audience).name());
            let _ = writeln!(
                wrong,
                "  {} {}: {}",
                change.rule,
                of.join(", "),
                change.message
            );
            for item in change.items.iter().filter(|item| item.change.breaks) {
                let _ = writeln!(wrong, "    {}: {}", item.audience, item.change.text);
            }
        }
    }
    Some(wrong).filter(|wrong| !wrong.is_empty())
}

/// The output of the compiler for a crate, if it was not expected.
fn compiled_otherwise(name: &str, expected: &Lines, compiled: &Compiled) -> String {
    let (errors, lines) = (compiled.errors(name), compiled.lines(name));
    if lines == *expected && errors.is_empty() == lines.is_empty() {
        return String::new();
    }
    let differing: Lines = lines.symmetric_difference(expected).copied().collect();
    format!(
        "{name} is not what was expected in the lines {differing:?}:\n{}\n",
        errors.join("\n")
    )
}

/// Runs the old program with the new implementation, and returns a difference from the expected result as an
/// error.
fn fate(case: &Case, caller: &Path, shops: &Shops) -> Result<String, String> {
    let Some(expected) = &case.ends else {
        return match case.wire {
            Verdict::Breaking => Ok("-".to_owned()),
            _ => Err("it is safe on the wire, and not tried".to_owned()),
        };
    };
    let shop = crates::shop_name(case);
    let ended = shops.call(caller, &shop);
    if ended != *expected {
        return Err(format!("it ends with {:?}:\n{}", ended.code, ended.printed));
    }
    for (request, parts) in &case.answers {
        let answer = shops.answer(&shop, request);
        if let Some(missing) = parts.lines().find(|part| !answer.contains(part)) {
            return Err(format!("`{missing}` is not in the answer\n{answer}"));
        }
    }
    Ok(match expected.code {
        Some(0) => "runs".to_owned(),
        _ => "is refused".to_owned(),
    })
}

fn row(
    case: &Case,
    said: [Verdict; 3],
    compiled: &Compiled,
    fate: &Result<String, String>,
) -> String {
    let compiles = |kind| match compiled.errors(&case.crate_name(kind)).len() {
        0 => "compiles",
        _ => "fails",
    };
    let [wire, client, server] = said.map(Verdict::name);
    let (caller, shop) = (compiles("caller"), compiles("shop"));
    let fate = fate.as_deref().unwrap_or("!");
    format!(
        "{:60} {wire:9} {client:9} {server:9} {caller:9} {shop:9} {fate}",
        case.name
    )
}
