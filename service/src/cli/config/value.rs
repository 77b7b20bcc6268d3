//! Values of the file of options.

use std::any::TypeId;

use clap::{Arg, ArgAction, Command};
use toml::de::DeValue;

/// The values as the option would be given them, or what it expects.
pub(super) fn read(option: &Arg, value: &DeValue<'_>) -> Result<Vec<String>, &'static str> {
    let kind = Kind::of(option);
    match (option.get_action(), value) {
        (ArgAction::Append, DeValue::Array(items)) => {
            let items = items.iter().map(|item| kind.read(item.get_ref()));
            let all: Option<_> = items.collect();
            all.ok_or(kind.expected_list())
        }
        (ArgAction::Append, value) => one(kind.read(value)).ok_or(kind.expected_list()),
        (_, value) => one(kind.read(value)).ok_or(kind.expected()),
    }
}

fn one(value: Option<String>) -> Option<Vec<String>> {
    value.map(|value| vec![value])
}

/// What the file must hold for an option.
#[derive(Clone, Copy)]
enum Kind {
    Boolean,
    Integer,
    Text,
}

impl Kind {
    fn of(option: &Arg) -> Self {
        let numbers = [
            TypeId::of::<u32>(),
            TypeId::of::<u64>(),
            TypeId::of::<usize>(),
            TypeId::of::<i64>(),
        ];
        let kind = option.get_value_parser().type_id();
        if numbers.iter().any(|number| kind == *number) {
            Self::Integer
        } else if kind == TypeId::of::<bool>() {
            Self::Boolean
        } else {
            Self::Text
        }
    }

    fn read(self, value: &DeValue<'_>) -> Option<String> {
        match (self, value) {
            (Self::Boolean, DeValue::Boolean(value)) => Some(value.to_string()),
            (Self::Integer, DeValue::Integer(integer)) => {
                let value = i128::from_str_radix(integer.as_str(), integer.radix());
                value.ok().map(|value| value.to_string())
            }
            (Self::Text, DeValue::String(text)) => Some(text.to_string()),
            _ => None,
        }
    }

    const fn expected(self) -> &'static str {
        match self {
            Self::Boolean => "true or false",
            Self::Integer => "an integer, without quotes",
            Self::Text => "a string in quotes",
        }
    }

    const fn expected_list(self) -> &'static str {
        match self {
            Self::Boolean => "a list of true and false",
            Self::Integer => "a list of integers, without quotes",
            Self::Text => "a list of strings in quotes",
        }
    }
}

/// Has the parser of the option look at the values.
pub(super) fn check(option: &Arg, values: &[String]) -> Result<(), String> {
    let name = option.get_long().unwrap_or_default();
    let mut alone = Arg::new("value")
        .long(name.to_owned())
        .action(option.get_action().clone())
        .value_parser(option.get_value_parser().clone());
    if let Some(delimiter) = option.get_value_delimiter() {
        alone = alone.value_delimiter(delimiter);
    }
    let command = Command::new("file").no_binary_name(true).arg(alone);
    let given = values.iter().map(|value| format!("--{name}={value}"));
    let read = command.try_get_matches_from(given);
    read.map(|_| ()).map_err(|error| first_paragraph(&error))
}

/// What an error says, without the usage of the command that was made for it.
fn first_paragraph(error: &clap::Error) -> String {
    let shown = error.to_string();
    let first = shown.split("\n\n").next().unwrap_or_default().trim();
    first.strip_prefix("error: ").unwrap_or(first).to_owned()
}
