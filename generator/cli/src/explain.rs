//! `explain`: the meaning of diagnostics and their remedies.

use anyhow::bail;
use openapi_crates::report::{Class, Code, Severity};

use crate::{Console, Program, Status};

/// The width of the column of rules.
const WIDEST_RULE: usize = 29;

/// The maximum number of suggestions for an unknown code.
const MAX_NEAR: usize = 5;

/// Arguments of the command.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// Codes of diagnostics, such as E0301, or lint rules [default: list all]
    #[arg(value_name = "CODE")]
    pub codes: Vec<String>,
}

/// Prints the pages of codes, or a table of all.
///
/// # Errors
///
/// When a code is unknown.
pub fn run(args: &Args, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let codes: Vec<Code> = args
        .codes
        .iter()
        .map(|word| code_of(word, console.program))
        .collect::<anyhow::Result<_>>()?;
    if codes.is_empty() {
        write!(console.out, "{}", table(Code::ALL))?;
    }
    for (index, code) in codes.into_iter().enumerate() {
        let between = if index > 0 { "\n" } else { "" };
        let (page, options) = (code.explanation(), options(code));
        write!(console.out, "{between}{page}\n{options}\n")?;
    }
    Ok(Status::Done)
}

fn code_of(word: &str, program: Program) -> anyhow::Result<Code> {
    if let Some(code) = Code::parse(word) {
        return Ok(code);
    }
    let near = near(word);
    if near.is_empty() {
        // The rules of `diff` are named like those of `lint`.
        let no_page = match word.contains('-') {
            true => "; the rules of `diff` have no pages",
            false => "",
        };
        bail!(
            "unknown code or rule `{word}`: run `{} explain` to list all{no_page}",
            program.name()
        );
    }
    bail!(
        "unknown code `{word}`; similar codes:\n{}",
        table(&near).trim_end()
    );
}

/// Similar codes: of the same subject, or with a title that contains the word.
fn near(word: &str) -> Vec<Code> {
    let digits = word.trim_start_matches(|letter: char| letter.is_ascii_alphabetic());
    let subject = digits.get(..2);
    let number: u16 = digits.parse().unwrap_or_default();
    let of_subject = |code: &Code| subject.is_some() && code.as_str().get(1..3) == subject;
    let word = word.to_lowercase();
    let of_title = |code: &Code| {
        let is_named = code.class() == Class::Lint && code.as_str().contains(&word);
        subject.is_none() && (is_named || code.title().contains(&word))
    };
    let all = Code::ALL.iter().copied();
    let mut near: Vec<Code> = all
        .filter(|code| of_subject(code) || of_title(code))
        .collect();
    near.sort_by_key(|code| number_of(*code).abs_diff(number));
    near.truncate(MAX_NEAR);
    near.sort();
    near
}

fn number_of(code: Code) -> u16 {
    let digits = code.as_str().get(1..).unwrap_or_default();
    digits.parse().unwrap_or_default()
}

/// One line per code, with its class and title.
fn table(codes: &[Code]) -> String {
    let lines = codes.iter().map(|code| {
        let (name, class) = (code.as_str(), code.class());
        // The names of rules are longer than codes.
        let width = if class == Class::Lint { WIDEST_RULE } else { 5 };
        format!("{name:width$}  {:10}  {}\n", class.name(), code.title())
    });
    lines.collect()
}

/// The effect of a diagnostic, and the options that change it.
fn options(code: Code) -> String {
    let class = code.class();
    if code.severity() == Severity::Note {
        return format!(
            "A note of the class `{class}`, which is not shown. `--deny {code}` or `--deny {class}` turns it into an error."
        );
    }
    match class {
        Class::Lint => format!(
            "A rule of the command `lint`. `--allow {code}` ignores it, and so does `x-lint-allow: [{code}]` on a node of the\n\
             description, for everything inside it; `--deny {code}` or `--strict` turns it into an error."
        ),
        Class::Error => format!("An error: {}.", class.remedy()),
        Class::Skippable => format!(
            "An error: {}. `--exclude` skips operations by name; the command `repair` writes an overlay that \
             removes them. With `--allow-skip`, `--deny {code}` turns it into an error again.",
            class.remedy()
        ),
        Class::Skipped
        | Class::Repaired
        | Class::Untyped
        | Class::Unenforced
        | Class::Suspicious => {
            let unless = match code.is_corrected() {
                true => {
                    " If that is not enough, it is an error, and `--allow-skip` skips the affected operations; \
                     the command `repair` writes the correction as an overlay."
                }
                false => "",
            };
            format!(
                "A warning of the class `{class}`: {}.{unless}\n`--allow {code}` hides it; `--deny {code}`, \
                 `--deny {class}` or `--strict` turns it into an error.",
                class.remedy()
            )
        }
    }
}
