//! A report as a JSON document, by classes: what was skipped, repaired or loosened.

use serde_json::{Map, Value};

use super::counts::Counts;
use super::source_map::SourceMap;
use super::{Class, Report, Severity, json};
use crate::source::Source;

impl Report {
    /// Returns a JSON object with a list of diagnostics for each class, including notes, and a list of errors.
    ///
    /// `source` must be the description of the report.
    pub fn classes_json(&self, source: &Source) -> Value {
        let map = SourceMap::new(source);
        let located = self.in_order(&map);
        let mut classes = Map::new();
        classes.insert("description".to_owned(), source.name.as_str().into());
        let summary = json::summary(&Counts::of(&located));
        classes.insert("summary".to_owned(), Value::Object(summary));
        let list = |is_of: &dyn Fn(Class, Severity) -> bool| {
            let of = located
                .iter()
                .filter(|one| is_of(one.diagnostic.class(), one.diagnostic.severity()));
            let entries = of.map(|one| Value::Object(json::entry(one, &map, "reason")));
            Value::Array(entries.collect())
        };
        let errors = list(&|class, severity| {
            severity == Severity::Error && !Class::REPORTED.contains(&class)
        });
        classes.insert("errors".to_owned(), errors);
        for class in Class::REPORTED {
            let entries = list(&|of, _| of == class);
            classes.insert(class.name().to_owned(), entries);
        }
        Value::Object(classes)
    }
}
