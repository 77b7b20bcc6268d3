//! The account of what became of a description: what was left out, repaired, and not carried.

use serde_json::{Map, Value};

use super::book::Book;
use super::counts::Counts;
use super::{Class, Report, Severity, json};
use crate::source::Source;

impl Report {
    /// An object of JSON with a list for each class of diagnostics, notes among them, and one of errors.
    ///
    /// `source` must be the text that the diagnostics are of.
    pub fn account(&self, source: &Source) -> Value {
        let book = Book::new(source);
        let located = self.in_order(&book);
        let mut account = Map::new();
        account.insert("description".to_owned(), source.name.as_str().into());
        let summary = json::summary(&Counts::of(&located));
        account.insert("summary".to_owned(), Value::Object(summary));
        let list = |is_of: &dyn Fn(Class, Severity) -> bool| {
            let of = located
                .iter()
                .filter(|one| is_of(one.diagnostic.class(), one.diagnostic.severity()));
            let entries = of.map(|one| Value::Object(json::entry(one, &book, "reason")));
            Value::Array(entries.collect())
        };
        let errors = list(&|class, severity| {
            severity == Severity::Error && !Class::REPORTED.contains(&class)
        });
        account.insert("errors".to_owned(), errors);
        for class in Class::REPORTED {
            let entries = list(&|of, _| of == class);
            account.insert(class.name().to_owned(), entries);
        }
        Value::Object(account)
    }
}
