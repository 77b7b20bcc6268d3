//! The file of options.
//!
//! What it says becomes the default values of the options, so that each of them
//! is checked by its own parser, and flags and variables go before it.

mod value;

use std::fs;
use std::path::{Path, PathBuf};

use clap::{Arg, Command};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The option that names the file.
const OPTION: &str = "config";

/// The file that is read if no other is named, and it is there.
const USUAL: &str = "adoption-store.toml";

/// A line of the file.
struct Entry {
    key: String,
    values: Vec<String>,
}

/// The command with what the file says, or all that is wrong with the file.
pub(super) fn apply(command: Command) -> Result<Command, String> {
    let lenient = command.clone().ignore_errors(true);
    // Help is given whatever the file says.
    let Ok(matches) = lenient.try_get_matches() else {
        return Ok(command);
    };
    let Some(path) = file(matches.get_one(OPTION).cloned()) else {
        return Ok(command);
    };
    let text = fs::read_to_string(&path);
    let text = text.map_err(|error| format!("cannot read {}: {error}", path.display()))?;
    let entries = read(&text, &command).map_err(|wrong| explain(&path, wrong))?;
    Ok(entries.iter().fold(command, with_default))
}

/// The file that is read, if there is one.
pub(super) fn file(named: Option<PathBuf>) -> Option<PathBuf> {
    let usual = || Some(PathBuf::from(USUAL)).filter(|usual| usual.exists());
    named.or_else(usual)
}

/// What is wrong, and in which line.
type Wrong = (usize, String);

fn explain(path: &Path, mut wrong: Vec<Wrong>) -> String {
    wrong.sort_by_key(|(line, _)| *line);
    let lines = wrong.into_iter();
    let lines = lines.map(|(line, message)| format!("{}:{line}: {message}", path.display()));
    lines.collect::<Vec<_>>().join("\n")
}

/// Reads the file. Its text is never repeated: it may hold a password.
fn read(text: &str, command: &Command) -> Result<Vec<Entry>, Vec<Wrong>> {
    let line = |offset: usize| {
        1 + text
            .bytes()
            .take(offset)
            .filter(|byte| *byte == b'\n')
            .count()
    };
    let table = DeTable::parse(text).map_err(|error| {
        let offset = error.span().map_or(0, |span| span.start);
        vec![(line(offset), error.message().to_owned())]
    })?;
    let (mut entries, mut wrong) = (Vec::new(), Vec::new());
    for (key, value) in table.get_ref() {
        match entry(key.get_ref(), value, command) {
            Ok(entry) => entries.push(entry),
            Err(message) => wrong.push((line(key.span().start), message)),
        }
    }
    match wrong.is_empty() {
        true => Ok(entries),
        false => Err(wrong),
    }
}

fn entry(key: &str, value: &Spanned<DeValue<'_>>, command: &Command) -> Result<Entry, String> {
    let options = options(command);
    let mut meant = options.iter().filter(|option| is_named(option, key));
    let first = meant.next().ok_or_else(|| unknown(key, &options))?;
    let values = value::read(first, value.get_ref())
        .map_err(|expected| format!("`{key}`: expected {expected}"))?;
    let key = key.to_owned();
    value::check(first, &values)?;
    meant.try_for_each(|option| value::check(option, &values))?;
    Ok(Entry { key, values })
}

/// What the file may set: the options of all commands that variables may set.
fn options(command: &Command) -> Vec<&Arg> {
    let own = command.get_arguments().filter(|option| may_be_set(option));
    own.chain(command.get_subcommands().flat_map(options))
        .collect()
}

fn may_be_set(option: &Arg) -> bool {
    option.get_env().is_some() && option.get_long().is_some_and(|name| name != OPTION)
}

fn is_named(option: &Arg, key: &str) -> bool {
    may_be_set(option) && option.get_long() == Some(key)
}

fn unknown(key: &str, options: &[&Arg]) -> String {
    let names = options.iter().filter_map(|option| option.get_long());
    let near = names.map(|name| (strsim::jaro(key, name), name));
    let nearest = near.max_by(|(a, _), (b, _)| a.total_cmp(b));
    match nearest {
        Some((likeness, name)) if likeness > 0.8 => {
            format!("there is no option `{key}`: is `{name}` meant?")
        }
        _ => format!(
            "there is no option `{key}`: `adoption-store serve --help` tells those that a variable sets, \
             whose names without -- are the keys of this file"
        ),
    }
}

/// The command and all below it, where the options of an entry have its values if
/// nothing else is said.
fn with_default(command: Command, entry: &Entry) -> Command {
    let set = |option: Arg| match is_named(&option, &entry.key) {
        true => option.default_values(entry.values.clone()),
        false => option,
    };
    let below = |command| with_default(command, entry);
    command.mut_args(set).mut_subcommands(below)
}
