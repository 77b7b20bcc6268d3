//! How much a description may ask for: a short one can ask for more than there is memory.

use serde_json::Value;

use crate::lower::Lowering;
use crate::report::Code;
use crate::source::Place;

/// The most fields, values, branches and headers, those that each heir has again counted with each:
/// some ten times what the largest descriptions in use have. Each takes about ten kilobytes of memory until
/// it is written.
const MOST: usize = 500_000;

/// How much there is so far.
#[derive(Default)]
pub(in crate::lower) struct Extent {
    count: usize,
}

/// What it costs to hold a number of things against each other.
pub(in crate::lower) fn pairs(count: usize) -> usize {
    const PAIRS_OF_ONE_FIELD: usize = 64;
    count.saturating_mul(count) / PAIRS_OF_ONE_FIELD
}

/// How much text counts for one, in bytes.
const TEXT_OF_ONE_FIELD: usize = 256;

/// What a value counts for, with those in it.
pub(in crate::lower) fn values(value: &Value) -> usize {
    match value {
        Value::Array(items) => items.iter().map(values).sum::<usize>() + 1,
        Value::Object(fields) => fields.values().map(values).sum::<usize>() + 1,
        Value::String(text) => text.len() / TEXT_OF_ONE_FIELD + 1,
        Value::Null | Value::Bool(_) | Value::Number(_) => 1,
    }
}

impl Lowering<'_> {
    /// Notes that prose stands at one more place: what is referred to has it at each of them.
    pub(in crate::lower) fn grow_by_text(
        &mut self,
        prose: Option<&str>,
        place: &Place,
    ) -> Option<()> {
        self.grow(prose.map_or(0, str::len) / TEXT_OF_ONE_FIELD, place)
    }

    /// Notes that so much is made of what stands at a place. Refuses the description, once, where that is
    /// too much, and nothing is made from then on.
    pub(in crate::lower) fn grow(&mut self, count: usize, place: &Place) -> Option<()> {
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
