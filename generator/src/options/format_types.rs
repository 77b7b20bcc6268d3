//! The Rust types of string formats.

use std::collections::BTreeMap;

use crate::lowered::Format;
use crate::source::LOCAL_TIME;

/// A type of a format; the first of each format is the default. `None` is a `String` without validation.
type Row = (&'static str, &'static str, Option<Format>);

const ROWS: &[Row] = &[
    // `jiff` and `time` have no leap seconds, and `jiff` ends before the last day of the year 9999.
    ("date-time", "chrono", Some(Format::DateTimeByChrono)),
    ("date-time", "jiff", Some(Format::DateTimeByJiff)),
    ("date-time", "time", Some(Format::DateTimeByTime)),
    // For servers that omit the UTC offset.
    ("date-time", "chrono-local", Some(Format::LocalByChrono)),
    ("date-time", "jiff-local", Some(Format::LocalByJiff)),
    ("date-time", "time-local", Some(Format::LocalByTime)),
    ("date-time", "string", None),
    ("date-time-local", "chrono", Some(Format::LocalByChrono)),
    ("date-time-local", "jiff", Some(Format::LocalByJiff)),
    ("date-time-local", "time", Some(Format::LocalByTime)),
    ("date-time-local", "string", None),
    ("date", "chrono", Some(Format::DateByChrono)),
    ("date", "jiff", Some(Format::DateByJiff)),
    ("date", "time", Some(Format::DateByTime)),
    ("date", "string", None),
    // A time of RFC 3339 has a UTC offset, which no type of `jiff` represents.
    ("time", "string", None),
    ("time", "jiff", Some(Format::TimeByJiff)),
    ("duration", "jiff", Some(Format::DurationByJiff)),
    ("duration", "string", None),
    ("uuid", "uuid", Some(Format::Uuid)),
    ("uuid", "string", None),
    ("uri", "checked", Some(Format::Uri)),
    ("uri", "string", None),
    ("byte", "base64", Some(Format::Base64)),
    ("byte", "string", None),
    ("base64url", "base64", Some(Format::Base64Url)),
    ("base64url", "string", None),
    ("decimal", "rust_decimal", Some(Format::Decimal)),
    ("decimal", "string", None),
    ("ipv4", "std", Some(Format::Ipv4)),
    ("ipv4", "string", None),
    ("ipv6", "std", Some(Format::Ipv6)),
    ("ipv6", "string", None),
    ("password", "hidden", Some(Format::Password)),
    ("password", "string", None),
];

/// The chosen types of string formats. By default, a lossless type of a maintained crate, if there is one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypeChoices {
    chosen: BTreeMap<&'static str, Option<Format>>,
    local_times: Vec<String>,
}

impl TypeChoices {
    /// Chooses the type of a format: `date-time=chrono`. Or chooses the format of dates and times without a UTC offset for a
    /// component schema, a property of one, or a schema at a JSON Pointer: `Order.created_at=date-time-local`, `#/paths/…`.
    ///
    /// # Errors
    ///
    /// If the format or its type is unknown.
    pub fn choose(&mut self, choice: &str) -> Result<(), String> {
        let (format, library) = choice.split_once('=').ok_or_else(|| {
            format!("expected FORMAT=TYPE, for example `date-time=chrono`, found {choice:?}")
        })?;
        let is_known = Self::all().any(|(known, _)| known == format);
        if library == LOCAL_TIME && !is_known && !format.is_empty() {
            self.local_times.push(format.to_owned());
            return Ok(());
        }
        let Some((format, types)) = Self::all().find(|(known, _)| *known == format) else {
            let formats: Vec<&str> = Self::all().map(|(format, _)| format).collect();
            let formats = formats.join(", ");
            return Err(format!(
                "unknown format {format:?}, expected one of {formats}"
            ));
        };
        let mut rows = ROWS.iter();
        let row = rows.find(|(known, name, _)| *known == format && *name == library);
        let (.., chosen) = row.ok_or_else(|| format!("expected {format}={}", types.join("|")))?;
        self.chosen.insert(format, *chosen);
        Ok(())
    }

    /// All formats with their types, the default first.
    pub fn all() -> impl Iterator<Item = (&'static str, Vec<&'static str>)> {
        let formats = ROWS.chunk_by(|(one, ..), (other, ..)| one == other);
        formats.filter_map(|rows| {
            let (format, ..) = rows.first()?;
            Some((*format, rows.iter().map(|(_, name, _)| *name).collect()))
        })
    }

    /// The places of dates and times without a UTC offset.
    pub(crate) fn local_times(&self) -> &[String] {
        &self.local_times
    }

    /// A line for each format with its types, the default first.
    pub fn help() -> String {
        let line = |(format, types): (&str, Vec<&str>)| format!("  {format}={}\n", types.join("|"));
        Self::all().map(line).collect()
    }

    /// The type of a format; `None` for a `String` without validation.
    pub(crate) fn of(&self, format: &str) -> Option<Format> {
        // Not registered, but common.
        let format = if format == "url" { "uri" } else { format };
        let (format, _, default) = ROWS.iter().find(|(known, ..)| *known == format)?;
        self.chosen.get(format).copied().unwrap_or(*default)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_chosen_by_name() {
        let mut choices = TypeChoices::default();
        assert_eq!(choices.of("date-time"), Some(Format::DateTimeByChrono));
        assert_eq!(choices.choose("date-time=jiff"), Ok(()));
        assert_eq!(choices.of("date-time"), Some(Format::DateTimeByJiff));
        assert_eq!(choices.choose("date-time=string"), Ok(()));
        assert_eq!(choices.of("date-time"), None);
        assert_eq!(choices.of("url"), Some(Format::Uri));
        assert_eq!(choices.of("email"), None);
    }

    #[test]
    fn places_have_the_format_of_local_times() {
        let mut choices = TypeChoices::default();
        assert_eq!(choices.choose("Order.created_at=date-time-local"), Ok(()));
        assert_eq!(choices.local_times(), ["Order.created_at"]);
        assert!(choices.choose("date=date-time-local").is_err());
        assert!(choices.choose("=date-time-local").is_err());
    }

    #[test]
    fn rows_have_the_names_of_their_formats() {
        for (format, library, chosen) in ROWS {
            let name = chosen.map(|chosen| chosen.name().trim_end_matches("-local"));
            assert!(
                name.is_none_or(|name| name == format.trim_end_matches("-local")),
                "{format}={library}"
            );
            // Only a local time may be chosen for another format.
            let is_same = chosen.is_none_or(|chosen| chosen.name() == *format);
            assert!(is_same || library.ends_with("-local"), "{format}={library}");
        }
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
