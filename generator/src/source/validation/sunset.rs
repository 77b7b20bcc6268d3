//! Deprecated objects whose sunset date is near or has passed.

use super::deprecations::{Deprecated, EXTENDED, SUNSET};
use crate::date::Date;
use crate::report::{Code, Report};

/// The number of days before a sunset from which on it is reported.
const NEAR: i64 = 90;

/// The number of days by which the help suggests to extend a sunset.
const EXTENSION: i64 = 180;

/// Reports past and near sunset dates.
pub(crate) fn check(deprecated: &[Deprecated], today: Date, report: &mut Report) {
    for one in deprecated {
        let Some((date, key)) = one.deadline() else {
            continue;
        };
        let what = one.describe();
        let (code, when) = match today.days_until(date) {
            left if left > NEAR => continue,
            left @ ..0 => (
                Code::PastSunset,
                format!("was on {date}, {} ago", days(-left)),
            ),
            0 => (Code::NearSunset, format!("is today, {date}")),
            left => (Code::NearSunset, format!("is on {date}, in {}", days(left))),
        };
        let message = format!("sunset of {what} {when}");
        let later = today.max(date).later(EXTENSION);
        let help = match key {
            EXTENDED => format!("remove it, or set `{EXTENDED}: '{later}'`"),
            _ => format!("remove it, or add `{EXTENDED}: '{later}'` next to `{SUNSET}`"),
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
