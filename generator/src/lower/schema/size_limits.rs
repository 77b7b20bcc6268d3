//! Limits on the size of the output, since a short description can require a huge one.

use serde_json::Value;

use crate::lower::Lowering;
use crate::report::Code;
use crate::source::Place;

/// The maximum number of properties, values, variants and headers: ten times what the largest known
/// descriptions have. Each takes about 10 kB of memory.
const MAX_ITEMS: usize = 500_000;

/// The cost of a comparison of all pairs.
pub fn pairs(count: usize) -> usize {
    const PAIRS_OF_ONE_FIELD: usize = 64;
    count.saturating_mul(count) / PAIRS_OF_ONE_FIELD
}

/// The number of bytes of text that count as one property.
const TEXT_OF_ONE_FIELD: usize = 256;

/// Returns the size of a value.
pub fn values(value: &Value) -> usize {
    match value {
        Value::Array(items) => items.iter().map(values).sum::<usize>() + 1,
        Value::Object(fields) => fields.values().map(values).sum::<usize>() + 1,
        Value::String(text) => text.len() / TEXT_OF_ONE_FIELD + 1,
        Value::Null | Value::Bool(_) | Value::Number(_) => 1,
    }
}

impl Lowering<'_> {
    /// Counts a description, which is repeated wherever the schema is used.
    pub fn grow_by_text(&mut self, prose: Option<&str>, place: &Place) -> Option<()> {
        self.grow(prose.map_or(0, str::len) / TEXT_OF_ONE_FIELD, place)
    }

    /// Counts properties, values and variants. Reports once that the limit is exceeded, and returns
    /// `None` from then on.
    pub fn grow(&mut self, count: usize, place: &Place) -> Option<()> {
        let was_too_large = self.size > MAX_ITEMS;
        self.size = self.size.saturating_add(count);
        if self.size <= MAX_ITEMS {
            return Some(());
        }
        if !was_too_large {
            let message = format!(
                "the description needs more than {MAX_ITEMS} properties, values and variants"
            );
            self.diagnose(Code::TooLarge, place, message)
                .label("the limit is exceeded here")
                .help("select operations with `--include` or `--exclude`");
        }
        None
    }
}
