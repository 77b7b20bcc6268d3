//! Whether a version is as high as its changes ask for.

use generator_diff::{Comparison, Step, Version};

use xtask::Console;

/// Whether the new version is too low, which is then said; otherwise that it is not.
pub(super) fn is_too_low(
    comparison: &Comparison,
    console: &mut Console<'_>,
) -> anyhow::Result<bool> {
    if let Some(why) = comparison.unknown.first() {
        writeln!(
            console.err,
            "error: which version is due cannot be told: {why}"
        )?;
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
                "error: the version {which:?} is not a semantic one, such as 1.2.3: `info.version` cannot be checked"
            )?;
            return Ok(true);
        }
    };
    let due = before.after(step);
    let is_too_low = !after.may_follow(&before, step);
    match (is_too_low, step) {
        (true, _) => writeln!(
            console.err,
            "error: version {due} is due, the changes from {before} being {step}; `info.version`, and with it that of \
             the generated crates, is {after}"
        )?,
        (false, Step::None) => writeln!(
            console.err,
            "version {after}: nothing changed since {before}"
        )?,
        (false, _) => writeln!(
            console.err,
            "version {after} is high enough: {due} is due after {before}"
        )?,
    }
    Ok(is_too_low)
}
