//! The Rust types of string formats.

use std::collections::BTreeMap;

use crate::model::Format;

/// A format with its types, the default first. `None` is a `String` without validation.
type Row = (&'static str, &'static [(&'static str, Option<Format>)]);

const ROWS: &[Row] = &[
    (
        "date-time",
        &[
            ("jiff", Some(Format::DateTimeByJiff)),
            ("chrono", Some(Format::DateTimeByChrono)),
            ("time", Some(Format::DateTimeByTime)),
            ("string", None),
        ],
    ),
    (
        "date",
        &[
            ("jiff", Some(Format::DateByJiff)),
            ("chrono", Some(Format::DateByChrono)),
            ("time", Some(Format::DateByTime)),
            ("string", None),
        ],
    ),
    // A time of RFC 3339 has a UTC offset, which no type of `jiff` represents.
    (
        "time",
        &[("string", None), ("jiff", Some(Format::TimeByJiff))],
    ),
    (
        "duration",
        &[("jiff", Some(Format::DurationByJiff)), ("string", None)],
    ),
    ("uuid", &[("uuid", Some(Format::Uuid)), ("string", None)]),
    ("uri", &[("checked", Some(Format::Uri)), ("string", None)]),
    (
        "byte",
        &[("base64", Some(Format::Base64)), ("string", None)],
    ),
    (
        "base64url",
        &[("base64", Some(Format::Base64Url)), ("string", None)],
    ),
    (
        "decimal",
        &[("rust_decimal", Some(Format::Decimal)), ("string", None)],
    ),
    ("ipv4", &[("std", Some(Format::Ipv4)), ("string", None)]),
    ("ipv6", &[("std", Some(Format::Ipv6)), ("string", None)]),
    (
        "password",
        &[("hidden", Some(Format::Password)), ("string", None)],
    ),
];

/// The chosen types of string formats. By default, a lossless type of a maintained crate, if there is one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypeChoices {
    chosen: BTreeMap<&'static str, Option<Format>>,
}

impl TypeChoices {
    /// Chooses a type: `date-time=chrono`.
    ///
    /// # Errors
    ///
    /// If the format or its type is unknown.
    pub fn choose(&mut self, choice: &str) -> Result<(), String> {
        let (format, library) = choice.split_once('=').ok_or_else(|| {
            format!("expected FORMAT=TYPE, for example `date-time=chrono`, found {choice:?}")
        })?;
        let (format, types) = ROWS
            .iter()
            .find(|(known, _)| *known == format)
            .ok_or_else(|| {
                let formats: Vec<&str> = ROWS.iter().map(|(format, _)| *format).collect();
                format!(
                    "unknown format {format:?}, expected one of {}",
                    formats.join(", ")
                )
            })?;
        let (_, chosen) = types
            .iter()
            .find(|(known, _)| *known == library)
            .ok_or_else(|| format!("expected {format}={}", alternatives(types)))?;
        self.chosen.insert(format, *chosen);
        Ok(())
    }

    /// All formats with their types, the default first.
    pub fn all() -> impl Iterator<Item = (&'static str, Vec<&'static str>)> {
        ROWS.iter()
            .map(|(format, types)| (*format, types.iter().map(|(name, _)| *name).collect()))
    }

    /// A line for each format with its types, the default first.
    pub fn help() -> String {
        let line = |(format, types): &Row| format!("  {format}={}\n", alternatives(types));
        ROWS.iter().map(line).collect()
    }

    /// The type of a format; `None` for a `String` without validation.
    pub(crate) fn of(&self, format: &str) -> Option<Format> {
        // Not registered, but common.
        let format = if format == "url" { "uri" } else { format };
        let (format, types) = ROWS.iter().find(|(known, _)| *known == format)?;
        let default = || types.first().and_then(|(_, format)| *format);
        self.chosen.get(format).copied().unwrap_or_else(default)
    }
}

fn alternatives(types: &[(&str, Option<Format>)]) -> String {
    let names: Vec<&str> = types.iter().map(|(name, _)| *name).collect();
    names.join("|")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_chosen_by_name() {
        let mut choices = TypeChoices::default();
        assert_eq!(choices.of("date-time"), Some(Format::DateTimeByJiff));
        assert_eq!(choices.choose("date-time=chrono"), Ok(()));
        assert_eq!(choices.of("date-time"), Some(Format::DateTimeByChrono));
        assert_eq!(choices.choose("date-time=string"), Ok(()));
        assert_eq!(choices.of("date-time"), None);
        assert_eq!(choices.of("url"), Some(Format::Uri));
        assert_eq!(choices.of("email"), None);
    }

    #[test]
    fn invalid_choices_are_errors() {
        let mut choices = TypeChoices::default();
        for (choice, expected) in [
            ("date-time", "expected FORMAT=TYPE"),
            ("email=jiff", "unknown format"),
            ("uuid=chrono", "expected uuid=uuid|string"),
        ] {
            let error = choices.choose(choice).expect_err(choice);
            assert!(error.starts_with(expected), "{error}");
        }
        assert_eq!(choices, TypeChoices::default());
    }
}
