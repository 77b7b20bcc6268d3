//! Compares generated files with those on disk, and brings the disk up to date or tells how it differs.

mod changes;
mod confine;
mod folder;
mod plan;

use std::io::Write;

use changes::Changes;
use generator::{Crates, Side};
pub use plan::Plan;

use crate::Status;

/// What to do about differences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Write what is missing or changed, and remove what is stale.
    Write,
    /// Write nothing, and tell all differences.
    Check,
}

/// Takes a file: its path and its text.
pub type Take<'t> = dyn FnMut(String, String) -> anyhow::Result<()> + 't;

/// The files of a crate, which need not be in memory together.
pub trait Files {
    /// The name of the crate and of its folder.
    fn name(&self) -> String;

    /// Hands over the files one by one, in any order.
    ///
    /// # Errors
    ///
    /// When a file cannot be made, or was not taken.
    fn each(&self, take: &mut Take<'_>) -> anyhow::Result<()>;
}

/// A crate whose files are made when they are asked for.
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

/// Writes or tells the differences of several crates: [`Status::Found`] when a check found any.
///
/// # Errors
///
/// When a file cannot be made, written or removed: all crates are as they were then.
pub fn carry_out(
    plans: &mut [Plan<'_>],
    mode: Mode,
    out: &mut dyn Write,
) -> anyhow::Result<Status> {
    match mode {
        Mode::Write => {
            Changes::all_or_none(|changes| write(plans, changes))?;
            for plan in plans {
                plan.tell_written(out)?;
            }
            Ok(Status::Done)
        }
        Mode::Check => {
            for plan in &mut *plans {
                plan.compare()?;
                plan.tell_differences(out)?;
            }
            Ok(match plans.iter().all(Plan::is_up_to_date) {
                true => Status::Done,
                false => Status::Found,
            })
        }
    }
}

/// All that can fail for want of room or rights is tried before the first file is replaced.
fn write(plans: &mut [Plan<'_>], changes: &mut Changes) -> anyhow::Result<()> {
    for plan in &mut *plans {
        plan.stage(changes)?;
    }
    for plan in plans {
        plan.put_in_place(changes)?;
    }
    Ok(())
}
