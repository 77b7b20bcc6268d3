//! How much a description may ask for: a short one can ask for more than there is memory.

use super::Lowering;
use crate::report::Code;
use crate::source::Place;

/// The most fields, values, branches and headers, those that each heir has again counted with each:
/// some ten times what the largest descriptions in use have. Each takes about ten kilobytes of memory until
/// it is written.
const MOST: usize = 500_000;

/// How much there is so far.
#[derive(Default)]
pub(super) struct Extent {
    count: usize,
}

/// What it costs to hold a number of things against each other.
pub(super) fn pairs(count: usize) -> usize {
    const PAIRS_OF_ONE_FIELD: usize = 64;
    count.saturating_mul(count) / PAIRS_OF_ONE_FIELD
}

impl Lowering<'_> {
    /// Notes that so much is made of what stands at a place. Refuses the description, once, where that is
    /// too much, and nothing is made from then on.
    pub(super) fn grow(&mut self, count: usize, place: &Place) -> Option<()> {
        let was_too_large = self.extent.count > MOST;
        self.extent.count = self.extent.count.saturating_add(count);
        if self.extent.count <= MOST {
            return Some(());
        }
        if !was_too_large {
            let message =
                format!("more than {MOST} fields, values and branches would be generated");
            self.report
                .add(Code::TooLarge, place, message)
                .label("with those of this")
                .help("generate some of the operations, by `--include` or `--exclude`");
        }
        None
    }
}
