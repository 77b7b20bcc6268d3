//! Compares generated files with those on disk, and updates the disk or reports the differences.
//!
//! In: crates whose files are generated on demand, and the folder for them. Out: the updated folder, or a diff. Depends
//! on the file system only.

use std::io::Write;
use std::path::Path;

pub use super::plan::Plan;
use crate::{Crates, Side};

/// The handling of differences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Write missing and changed files, and remove stale ones.
    Write,
    /// Report all differences, without writing.
    Check,
}

/// Takes the path and the text of a file.
pub type Take<'t> = dyn FnMut(String, String) -> anyhow::Result<()> + 't;

/// The files of a crate, which need not be in memory together.
pub trait Files {
    /// The name of the crate and of its folder.
    fn name(&self) -> String;

    /// Passes on the files one by one, in any order.
    ///
    /// # Errors
    ///
    /// When a file cannot be generated, or `take` fails.
    fn each(&self, take: &mut Take<'_>) -> anyhow::Result<()>;
}

/// A crate whose files are generated on demand.
#[derive(Debug)]
pub struct Made<'c>(pub &'c Crates, pub Side);

impl Files for Made<'_> {
    fn name(&self) -> String {
        self.0.name(self.1)
    }

    fn each(&self, take: &mut Take<'_>) -> anyhow::Result<()> {
        self.0.write(self.1, take)
    }
}

/// Writes the crates of a description to folders of their names in `out`, or reports their differences. `true` if the
/// folders are up to date then.
///
/// # Errors
///
/// When a file cannot be generated, written or removed, or a folder holds files that were not generated, or the
/// description.
pub fn carry_out(
    crates: &Crates,
    spec: &Path,
    out: &Path,
    mode: Mode,
    text: &mut dyn Write,
) -> anyhow::Result<bool> {
    let made = Side::ALL.map(|side| Made(crates, side));
    let wanted = made.iter().filter(|Made(crates, side)| crates.has(*side));
    let mut plans: Vec<Plan<'_>> = wanted
        .map(|made| Plan::new(out, made))
        .collect::<anyhow::Result<_>>()?;
    for plan in &plans {
        plan.refuse_to_hold(spec)?;
    }
    apply(&mut plans, mode, text)
}

/// Writes crates or reports their differences. `true` if there are none, or they were written.
///
/// All crates are generated, checked and written to temporary files before the first file is replaced.
///
/// # Errors
///
/// When a file cannot be generated, written or removed.
pub fn apply(plans: &mut [Plan<'_>], mode: Mode, out: &mut dyn Write) -> anyhow::Result<bool> {
    for plan in &mut *plans {
        plan.compare()?;
    }
    if mode == Mode::Check {
        for plan in &*plans {
            plan.report_differences(out)?;
        }
        return Ok(plans.iter().all(Plan::is_up_to_date));
    }
    plans.iter().try_for_each(Plan::check_losses)?;
    // Lack of space or permissions is found before the first file is replaced.
    let changed = plans.iter().filter(|plan| !plan.is_up_to_date());
    let staged = changed.map(|plan| Ok((plan, plan.stage()?)));
    let staged: Vec<_> = staged.collect::<anyhow::Result<_>>()?;
    for (plan, staged) in &staged {
        plan.write(staged)?;
    }
    for plan in &*plans {
        plan.report_written(out)?;
    }
    Ok(true)
}
