//! What is deprecated and about to go, or should be gone.

use super::deprecations::{Deprecated, EXTENDED, SUNSET};
use crate::date::Date;
use crate::report::{Code, Report};

/// So many days before its sunset, something is told of.
const NEAR: i64 = 90;

/// So many days are offered to what is not removed in time.
const MORE: i64 = 180;

/// Tells what is past its sunset, and what will be soon.
pub(super) fn check(deprecated: &[Deprecated], today: Date, report: &mut Report) {
    for one in deprecated {
        let Some((date, key)) = one.deadline() else {
            continue;
        };
        let left = today.days_until(date);
        if left > NEAR {
            continue;
        }
        let what = one.in_words();
        let (code, message) = match left {
            ..0 => {
                let ago = days(left.saturating_neg());
                let message = format!("{what} was to be removed by {date}, {ago} ago");
                (Code::PastSunset, message)
            }
            0 => (
                Code::NearSunset,
                format!("{what} is to be removed by {date}, which is today"),
            ),
            left => {
                let message = format!("{what} is to be removed by {date}, in {}", days(left));
                (Code::NearSunset, message)
            }
        };
        let later = today.max(date).later(MORE);
        let help = match key {
            EXTENDED => format!("remove it, or move the date: `{EXTENDED}: '{later}'`"),
            _ => {
                format!("remove it, or move the date by `{EXTENDED}: '{later}'` beside `{SUNSET}`")
            }
        };
        report.add(code, &one.place.key(key), message).help(help);
    }
}

fn days(count: i64) -> String {
    match count {
        1 => "1 day".to_owned(),
        count => format!("{count} days"),
    }
}
