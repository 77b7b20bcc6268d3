//! `cargo xtask explain`: what diagnostics mean, and what to do about them, by their codes.

use anyhow::bail;
use generator::report::{Class, Code, Severity};

use crate::{Console, Status};

/// The width of the column of rules.
const WIDEST_RULE: usize = 29;

/// So many codes are named where there is none of the one that was asked for.
const MOST_NEAR: usize = 5;

/// Arguments of the task.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// The codes of diagnostics, such as E0301, or rules of lint; without any, all are listed
    #[arg(value_name = "CODE")]
    pub codes: Vec<String>,
}

/// Prints the pages of codes, or a table of all.
///
/// # Errors
///
/// When there is no such code, or nothing can be written.
pub fn run(args: &Args, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let codes: Vec<Code> = args
        .codes
        .iter()
        .map(|word| code_of(word))
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

fn code_of(word: &str) -> anyhow::Result<Code> {
    if let Some(code) = Code::parse(word) {
        return Ok(code);
    }
    let near = near(word);
    if near.is_empty() {
        // The names of the rules of `diff` look like those of `lint`.
        let no_page = match word.contains('-') {
            true => "; what `cargo xtask diff` tells of has no page here",
            false => "",
        };
        bail!("there is no code or rule {word:?}: `cargo xtask explain` lists all{no_page}");
    }
    bail!(
        "there is no code {word:?}; near it are\n{}",
        table(&near).trim_end()
    );
}

/// The codes that may be meant: of the same subject, or with a title that has the word.
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
    near.truncate(MOST_NEAR);
    near.sort();
    near
}

fn number_of(code: Code) -> u16 {
    let digits = code.as_str().get(1..).unwrap_or_default();
    digits.parse().unwrap_or_default()
}

/// A line for each code: its class and its title.
fn table(codes: &[Code]) -> String {
    let lines = codes.iter().map(|code| {
        let (name, class) = (code.as_str(), code.class());
        // The names of rules are longer than codes.
        let width = if class == Class::Lint { WIDEST_RULE } else { 5 };
        format!("{name:width$}  {:10}  {}\n", class.name(), code.title())
    });
    lines.collect()
}

/// What a diagnostic of a code does, and the options that change it.
fn options(code: Code) -> String {
    let class = code.class();
    if code.severity() == Severity::Note {
        return format!(
            "A note of the class `{class}`, which is not shown. `--deny {code}` makes an error of it, \
             and so does `--deny {class}`."
        );
    }
    match class {
        Class::Lint => format!(
            "A rule of `cargo xtask lint`. `--allow {code}` lets it pass, and so does `x-lint-allow: [{code}]` on a node \
             of the\ndescription, for all that is in it; `--deny {code}` makes an error of it, and so does `--strict`."
        ),
        Class::Error => format!("An error: {}.", class.remedy()),
        Class::Skippable => format!(
            "An error: {}, or with `--exclude` those that are named; `cargo xtask repair` writes an overlay that leaves \
             them out. `--deny {code}` beside `--allow-skip` makes an error of it again.",
            class.remedy()
        ),
        Class::Skipped
        | Class::Repaired
        | Class::Untyped
        | Class::Unenforced
        | Class::Suspicious => {
            let unless = match code.is_corrected() {
                true => {
                    " Where that is not enough, it is an error, and the operations that need it are left out with \
                     `--allow-skip`; `cargo xtask repair` writes what is changed as an overlay."
                }
                false => "",
            };
            format!(
                "A warning of the class `{class}`: {}.{unless}\n`--allow {code}` lets it pass unseen; `--deny {code}` makes \
                 an error of it, and so do `--deny {class}` and `--strict`.",
                class.remedy()
            )
        }
    }
}
