//! `duration`, with the crate `jiff`.

use jiff::SpanFieldwise;
use jiff::fmt::temporal::{SpanParser, SpanPrinter};

use crate::runtime::json_format;
use crate::runtime::text_format::TextFormat;

/// A duration (RFC 3339, appendix A) as a [`SpanFieldwise`], which keeps its units: 36 hours differ
/// from a day and a half. A value that RFC 3339 cannot represent, such as half a second, is written
/// as in ISO 8601.
pub struct DurationText;

json_format::implement!(SpanFieldwise, DurationText);

impl TextFormat for DurationText {
    type Value = SpanFieldwise;
    const NAME: &'static str = "duration";
    const EXPECTED: &'static str =
        "expected a duration (RFC 3339) of at most 19998 years, such as `P1DT12H`";

    fn parse(text: &str) -> Option<SpanFieldwise> {
        is_rfc3339(text).then(|| Self::parse_tolerantly(text))?
    }

    /// Parses any duration of ISO 8601.
    fn parse_tolerantly(text: &str) -> Option<SpanFieldwise> {
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

/// Returns `true` for neighboring units in descending order, or weeks alone. jiff verifies the rest.
fn is_rfc3339(text: &str) -> bool {
    let Some((b'P' | b'p', units)) = text.as_bytes().split_first() else {
        return false;
    };
    let is_unit = |byte: &u8| !byte.is_ascii_digit();
    let units: Vec<u8> = units.iter().copied().filter(is_unit).collect();
    let units = units.to_ascii_uppercase();
    let mut parts = units.splitn(2, |unit| *unit == b'T');
    let [date, time] = [parts.next(), parts.next()].map(Option::unwrap_or_default);
    let is_run =
        |all: &[u8], run: &[u8]| run.is_empty() || all.windows(run.len()).any(|part| part == run);
    units == b"W" || is_run(b"YMD", date) && is_run(b"HMS", time)
}
