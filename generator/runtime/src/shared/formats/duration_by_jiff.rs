//! `duration`, with the crate `jiff`.

use jiff::SpanFieldwise;
use jiff::fmt::temporal::{SpanParser, SpanPrinter};

use crate::runtime::json_format;
use crate::runtime::text_format::TextFormat;

/// A duration (ISO 8601, as in RFC 3339) as a [`SpanFieldwise`], which keeps its units: 36 hours
/// differ from a day and a half.
pub struct DurationText;

json_format::implement!(SpanFieldwise, DurationText);

impl TextFormat for DurationText {
    type Value = SpanFieldwise;
    const EXPECTED: &'static str = "expected a duration (ISO 8601), such as `P1DT12H`";

    fn parse(text: &str) -> Option<SpanFieldwise> {
        // Only seconds may have a fraction: jiff would convert other fractions to smaller units.
        let has_other_fraction = text.split_once(['.', ',']).is_some_and(|(_, rest)| {
            rest.trim_end_matches(['S', 's'])
                .contains(|letter: char| !letter.is_ascii_digit())
        });
        if has_other_fraction || !text.starts_with(['P', 'p', '-']) {
            return None;
        }
        let span = SpanParser::new().parse_span(text).ok()?;
        Some(SpanFieldwise(span))
    }

    fn text(value: &SpanFieldwise) -> String {
        SpanPrinter::new().span_to_string(&value.0)
    }
}
