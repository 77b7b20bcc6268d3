//! The summaries that `cargo bench -- --save-summary=json` writes.

use std::path::PathBuf;
use std::{env, fs};

use serde_json::Value;

use super::Figure;
use crate::suites::Outcome;

/// The summaries of one group of measurements.
#[derive(Debug)]
pub struct Summaries(PathBuf);

/// A metric of a measurement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Metric {
    /// Instructions.
    Instructions,
    /// Allocations.
    Allocations,
}

impl Metric {
    /// The names of the tool and of the counter.
    const fn names(self) -> (&'static str, &'static str) {
        match self {
            Self::Instructions => ("Callgrind", "Ir"),
            Self::Allocations => ("DHAT", "TotalBlocks"),
        }
    }
}

impl Summaries {
    /// The results of a group, named `package/benchmark/group`, in `CARGO_TARGET_DIR` or in the target
    /// folder of the package.
    pub fn of(target: &str, group: &str) -> Self {
        let target = env::var_os("CARGO_TARGET_DIR").map_or(target.into(), PathBuf::from);
        Self(target.join("gungraun").join(group))
    }

    /// The results of measurements, divided by `count`, the number of repetitions.
    pub fn figures(
        &self,
        measurements: impl IntoIterator<Item = String>,
        metric: Metric,
        count: f64,
    ) -> Outcome<Vec<f64>> {
        let figures = measurements.into_iter().map(|measurement| {
            let figure = self.figure(&measurement, metric);
            figure.map(|figure| figure / count)
        });
        figures.collect()
    }

    /// The result of a measurement; `None` if it was not made.
    pub fn find(&self, measurement: &str, metric: Metric) -> Outcome<Figure> {
        match self.0.join(measurement).exists() {
            true => self.figure(measurement, metric).map(Some),
            false => Ok(None),
        }
    }

    /// The result of a measurement.
    pub fn figure(&self, measurement: &str, metric: Metric) -> Outcome<f64> {
        let file = self.0.join(measurement).join("summary.json");
        let text = fs::read(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        let summary: Value = serde_json::from_slice(&text)?;
        let figure = total(&summary, metric);
        figure.ok_or_else(|| format!("{}: it has no {metric:?}", file.display()).into())
    }
}

fn total(summary: &Value, metric: Metric) -> Option<f64> {
    let (tool, name) = metric.names();
    let profiles = summary.get("profiles")?.as_array()?;
    let profile = profiles.iter().find(|profile| profile["tool"] == tool)?;
    profile
        .pointer(&format!("/data/total/metrics/{name}/values/new"))?
        .as_f64()
}
