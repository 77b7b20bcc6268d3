//! Renders changes as JSON.

use serde_json::{Map, Value, json};

use super::Shown;
use crate::Comparison;
use crate::change::{Audience, Verdict};
use crate::public_api::ChangeKind;
use openapi_crates::report::SourceLocation;

pub(super) fn render(shown: &[Shown<'_>], comparison: &Comparison) -> String {
    let changes = shown.iter().map(|one| format!("{}\n", one.json()));
    let last = format!("{}\n", summary(comparison));
    changes.chain([last]).collect()
}

impl Shown<'_> {
    fn json(&self) -> Value {
        let change = self.change;
        let mut entry = Map::new();
        let mut put = |key: &str, value: Value| {
            if !value.is_null() {
                entry.insert(key.to_owned(), value);
            }
        };
        put("kind", "change".into());
        put("rule", change.rule.as_str().into());
        put("message", change.message.as_str().into());
        for audience in Audience::ALL {
            put(audience.name(), change.verdict(audience).name().into());
        }
        put("reason", change.reason.into());
        put("accepted", change.accepted.as_deref().into());
        put("operations", change.operations.clone().into());
        put("old", self.old.as_ref().map_or(Value::Null, place));
        put("new", self.new.as_ref().map_or(Value::Null, place));
        let items: Vec<Value> = change.items.iter().map(item).collect();
        put("items", items.into());
        Value::Object(entry)
    }
}

/// Lines and columns start at 1, in characters; `end_column` is exclusive.
fn place(location: &SourceLocation) -> Value {
    match &location.line {
        Some(line) => json!({
            "file": location.file,
            "pointer": location.pointer,
            "line": line.number,
            "column": line.column,
            "end_column": line.end_column,
        }),
        None => json!({"file": location.file, "pointer": location.pointer}),
    }
}

fn item(item: &crate::change::Item) -> Value {
    let kind = match item.change.kind {
        ChangeKind::Removed => "removed",
        ChangeKind::Added => "added",
        ChangeKind::Changed => "changed",
        ChangeKind::Deprecated => "deprecated",
        ChangeKind::Reassigned => "reassigned",
        ChangeKind::Gated => "gated",
        ChangeKind::Separated => "separated",
        ChangeKind::Unified => "unified",
    };
    json!({
        "crate": item.audience.name(),
        "path": item.change.path,
        "file": item.change.file,
        "kind": kind,
        "text": item.change.text,
        "breaks": item.change.breaks,
    })
}

fn summary(comparison: &Comparison) -> Value {
    let Comparison {
        changes, unknown, ..
    } = comparison;
    let mut entry = Map::new();
    entry.insert("kind".to_owned(), "summary".into());
    entry.insert("changes".to_owned(), changes.len().into());
    for audience in Audience::ALL {
        let count = |verdict: Verdict| {
            let open = changes.iter().filter(|change| change.accepted.is_none());
            open.filter(|change| change.verdict(audience) == verdict)
                .count()
        };
        let counts = json!({"breaking": count(Verdict::Breaking), "risky": count(Verdict::Risky)});
        entry.insert(audience.name().to_owned(), counts);
    }
    let accepted = changes
        .iter()
        .filter(|change| change.accepted.is_some())
        .count();
    entry.insert("accepted".to_owned(), accepted.into());
    entry.insert(
        "next_version".to_owned(),
        comparison.next_step().name().into(),
    );
    if !unknown.is_empty() {
        entry.insert("unknown".to_owned(), unknown.clone().into());
    }
    Value::Object(entry)
}
