//! The estimates that criterion writes.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::suites::Outcome;

/// The median of a measurement in nanoseconds, by the folder of all, the group and the name.
pub fn median(criterion: &Path, group: &str, name: &str) -> Outcome<f64> {
    let file = criterion.join(group).join(name).join("new/estimates.json");
    let text = fs::read(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    let estimates: Value = serde_json::from_slice(&text)?;
    let median = estimates["median"]["point_estimate"].as_f64();
    median.ok_or_else(|| format!("{}: it has no median", file.display()).into())
}
