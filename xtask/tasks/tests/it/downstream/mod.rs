//! The effects of changes of a description on crates that use the generated ones: `crates/caller.rs` and
//! `crates/shop.rs`. The comparison must report exactly these effects: whether the program and the implementation
//! compile unchanged, which lines do not, and whether the old program works with the new implementation.

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
    let (mut table, mut unexpected) = (String::new(), String::new());
    for case in &cases {
        let comparison = compared(case);
        let verdicts = Audience::ALL.map(|audience| comparison.worst(audience));
        let mismatches = mismatches(case, verdicts, &comparison, &compiled);
        let run_result = run_result(case, caller, &shops);
        let problems = [mismatches, run_result.clone().err()].into_iter().flatten();
        for problem in problems {
            let _ = writeln!(unexpected, "# {}\n{problem}\n", case.name);
        }
        let _ = writeln!(table, "{}", row(case, verdicts, &compiled, &run_result));
    }
    println!("{table}");
    assert!(unexpected.is_empty(), "unexpected results:\n{unexpected}");
}

fn compared(case: &Case) -> Comparison {
    let source = |text: &str| Source::new("openapi.yaml".to_owned(), text.to_owned());
    let settings = Settings {
        options: Some(crates::options("shop")),
        ..Settings::default()
    };
    let (old, new) = (source(cases::DESCRIPTION), source(&case.description));
    let comparison = compare(&old, &new, &settings).expect("two descriptions");
    assert!(
        comparison.unknown.is_empty(),
        "{}: {:?}",
        case.name,
        comparison.unknown
    );
    comparison
}

/// The differences between the reported changes and the output of the compiler.
fn mismatches(
    case: &Case,
    verdicts: [Verdict; 3],
    comparison: &Comparison,
    compiled: &Compiled,
) -> Option<String> {
    let [wire, client, server] = verdicts;
    let mut problems = String::new();
    if wire != case.wire {
        let _ = writeln!(problems, "reported as {wire} on the wire");
    }
    for (audience, verdict, expected, kind) in [
        (Audience::Client, client, &case.client, "caller"),
        (Audience::Server, server, &case.server, "shop"),
    ] {
        if (verdict == Verdict::Breaking) == expected.is_empty() {
            let _ = writeln!(
                problems,
                "reported as {verdict} for the source of the {audience}"
            );
        }
        problems.push_str(&unexpected_compilation(
            &case.crate_name(kind),
            expected,
            compiled,
        ));
    }
    if !problems.is_empty() {
        for change in &comparison.changes {
            let of = Audience::ALL.map(|audience| change.verdict(audience).name());
            let _ = writeln!(
                problems,
                "  {} {}: {}",
                change.rule,
                of.join(", "),
                change.message
            );
            for item in change.items.iter().filter(|item| item.change.breaks) {
                let _ = writeln!(problems, "    {}: {}", item.audience, item.change.text);
            }
        }
    }
    Some(problems).filter(|problems| !problems.is_empty())
}

/// The output of the compiler for a crate, if it is unexpected.
fn unexpected_compilation(name: &str, expected: &Lines, compiled: &Compiled) -> String {
    let (errors, lines) = (compiled.errors(name), compiled.lines(name));
    if lines == *expected && errors.is_empty() == lines.is_empty() {
        return String::new();
    }
    let differing_lines: Lines = lines.symmetric_difference(expected).copied().collect();
    format!(
        "{name}: unexpected result for lines {differing_lines:?}:\n{}\n",
        errors.join("\n")
    )
}

/// Runs the old program against the new implementation, and returns a deviation from the expected result as an
/// error.
fn run_result(case: &Case, caller: &Path, shops: &Shops) -> Result<String, String> {
    let Some(expected) = &case.ends else {
        return match case.wire {
            Verdict::Breaking => Ok("-".to_owned()),
            _ => Err("safe on the wire, but the program is not run".to_owned()),
        };
    };
    let shop = crates::shop_name(case);
    let ended = shops.call(caller, &shop);
    if ended != *expected {
        return Err(format!("exit code {:?}:\n{}", ended.code, ended.printed));
    }
    for (request, parts) in &case.responses {
        let response = shops.response(&shop, request);
        if let Some(missing) = parts.lines().find(|part| !response.contains(part)) {
            return Err(format!("`{missing}` is not in the response\n{response}"));
        }
    }
    Ok(match expected.code {
        Some(0) => "runs".to_owned(),
        _ => "is refused".to_owned(),
    })
}

fn row(
    case: &Case,
    verdicts: [Verdict; 3],
    compiled: &Compiled,
    run_result: &Result<String, String>,
) -> String {
    let compiles = |kind| match compiled.errors(&case.crate_name(kind)).len() {
        0 => "compiles",
        _ => "fails",
    };
    let [wire, client, server] = verdicts.map(Verdict::name);
    let (caller, shop) = (compiles("caller"), compiles("shop"));
    let run_result = run_result.as_deref().unwrap_or("!");
    format!(
        "{:60} {wire:9} {client:9} {server:9} {caller:9} {shop:9} {run_result}",
        case.name
    )
}
