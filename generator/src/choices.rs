//! Which type stands for which format of strings: what the caller may choose.

use std::collections::BTreeMap;

use crate::model::Format;

/// A format, and what may stand for it, the default first. `None` is a plain
/// string that is not looked into.
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
    // A time of RFC 3339 has a distance from UTC, which no type of `jiff` keeps.
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

/// Which type stands for each format of strings. By default it is that of a
/// well-kept crate, where there is one that loses nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypeChoices {
    chosen: BTreeMap<&'static str, Option<Format>>,
}

impl TypeChoices {
    /// Chooses a type: `date-time=chrono`.
    ///
    /// # Errors
    ///
    /// When there is no such format, or no such type for it.
    pub fn choose(&mut self, choice: &str) -> Result<(), String> {
        let (format, library) = choice
            .split_once('=')
            .ok_or_else(|| format!("expected FORMAT=TYPE, as `date-time=chrono`: {choice:?}"))?;
        let (format, types) = ROWS
            .iter()
            .find(|(known, _)| *known == format)
            .ok_or_else(|| {
                let formats: Vec<&str> = ROWS.iter().map(|(format, _)| *format).collect();
                format!(
                    "no types to choose from for {format:?}, but for {}",
                    formats.join(", ")
                )
            })?;
        let (_, chosen) = types
            .iter()
            .find(|(known, _)| *known == library)
            .ok_or_else(|| format!("{format:?} can be {}", words(types)))?;
        self.chosen.insert(format, *chosen);
        Ok(())
    }

    /// Every format, and what can stand for it, the default first.
    pub fn all() -> impl Iterator<Item = (&'static str, Vec<&'static str>)> {
        ROWS.iter()
            .map(|(format, types)| (*format, types.iter().map(|(name, _)| *name).collect()))
    }

    /// Every format, and what can stand for it, the default first: a line each.
    pub fn help() -> String {
        let line = |(format, types): &Row| format!("  {format}={}\n", words(types));
        ROWS.iter().map(line).collect()
    }

    /// What stands for a format; `None` if it is a plain string.
    pub(crate) fn of(&self, format: &str) -> Option<Format> {
        // Not registered, and often used for it.
        let format = if format == "url" { "uri" } else { format };
        let (format, types) = ROWS.iter().find(|(known, _)| *known == format)?;
        let default = || types.first().and_then(|(_, format)| *format);
        self.chosen.get(format).copied().unwrap_or_else(default)
    }
}

fn words(types: &[(&str, Option<Format>)]) -> String {
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
    fn what_cannot_be_chosen_is_named() {
        let mut choices = TypeChoices::default();
        for (choice, expected) in [
            ("date-time", "expected FORMAT=TYPE"),
            ("email=jiff", "no types to choose from"),
            ("uuid=chrono", "\"uuid\" can be uuid|string"),
        ] {
            let error = choices.choose(choice).expect_err(choice);
            assert!(error.starts_with(expected), "{error}");
        }
        assert_eq!(choices, TypeChoices::default());
    }
}
