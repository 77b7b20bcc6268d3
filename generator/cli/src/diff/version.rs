//! `--check-version`: compares the version with the one that the changes require.

use openapi_crates_diff::{Comparison, Step, Version};

use crate::Console;

/// Returns `true` if the new version is too low, and reports the required one.
pub(super) fn is_too_low(
    comparison: &Comparison,
    console: &mut Console<'_>,
) -> anyhow::Result<bool> {
    if let Some(why) = comparison.unknown.first() {
        writeln!(console.err, "error: the required version is unknown: {why}")?;
        return Ok(true);
    }
    let step = comparison.next_step();
    let [old, new] = &comparison.versions;
    let [before, after] = [old, new].map(|text| Version::parse(text).ok_or(text));
    let (before, after) = match (before, after) {
        (Ok(before), Ok(after)) => (before, after),
        (Err(which), _) | (_, Err(which)) => {
            writeln!(
                console.err,
                "error: `info.version` {which:?} is not a semantic version, such as 1.2.3"
            )?;
            return Ok(true);
        }
    };
    let due = before.after(step);
    let is_too_low = !after.may_follow(&before, step);
    match (is_too_low, step) {
        (true, _) => writeln!(
            console.err,
            "error: version {due} is required, because the changes since {before} are {step}; `info.version` is {after}"
        )?,
        (false, Step::None) => writeln!(console.err, "version {after}: no changes since {before}")?,
        (false, _) => writeln!(
            console.err,
            "version {after} is high enough: {due} is required after {before}"
        )?,
    }
    Ok(is_too_low)
}
