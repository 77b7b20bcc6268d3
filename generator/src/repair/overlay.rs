//! An overlay in YAML, which preserves existing actions.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use serde_json::Value;

use super::action::{Action, Operation};
use crate::source::{self, Source};

/// An overlay that repairs a description.
#[derive(Debug)]
pub struct Overlay {
    /// The text.
    pub text: String,
    /// The number of new actions.
    pub added: usize,
    /// The number of new actions that the user has to decide on.
    pub undecided: usize,
    /// The errors of unnecessary actions.
    pub unnecessary: Vec<String>,
}

/// A placeholder, because an overlay must have an action (Overlay 1.0, section 4.4.1).
const NO_ACTION: &str = "  - target: $\n    description: Changes nothing; an overlay needs an action.\n    update: {}\n";

impl Overlay {
    pub(super) fn new(
        source: &Source,
        known: Option<&Source>,
        actions: &[Action],
        unnecessary: Vec<String>,
    ) -> Self {
        let mut text = match known {
            Some(known) => known.text.trim_end().to_owned() + "\n",
            None => head(&source.name),
        };
        // Undecided actions are not repeated.
        let is_new = |action: &&Action| !action.is_undecided || !text.contains(&commented(action));
        let actions: Vec<&Action> = actions.iter().filter(is_new).collect();
        let undecided = actions.iter().filter(|action| action.is_undecided).count();
        if actions.len() > undecided {
            text = text.replacen(NO_ACTION, "", 1);
        }
        for action in &actions {
            text += &written(action);
        }
        Self {
            text,
            added: actions.len(),
            undecided,
            unnecessary,
        }
    }
}

/// The errors of actions that the description no longer has.
pub(super) fn unnecessary(known: &Source, errors: &BTreeSet<String>) -> Vec<String> {
    let actions = source::value_of(known);
    let actions = actions
        .as_ref()
        .and_then(|value| value.get("actions")?.as_array());
    let described = actions.into_iter().flatten().filter_map(|action| {
        let description = action.get("description")?.as_str()?;
        let (error, _) = description.split_once(": ")?;
        error.contains(" at #").then(|| error.to_owned())
    });
    let mut gone: Vec<String> = described.filter(|error| !errors.contains(error)).collect();
    gone.dedup();
    gone
}

fn head(name: &str) -> String {
    let file = name.rsplit(['/', '\\']).next().unwrap_or(name);
    let title = Value::from(format!("Repairs of {file}"));
    format!(
        "# Each action repairs one error of the description; its `description` gives the code, the\n\
         # location and the reason. Edit actions as you like: they are kept when the overlay is updated.\n\
         overlay: 1.0.0\n\
         info:\n  title: {title}\n  version: 1.0.0\n\
         actions:\n{NO_ACTION}"
    )
}

/// The description of an action that is commented out.
fn commented(action: &Action) -> String {
    format!(
        "description: {}\n",
        Value::from(action.description.as_str())
    )
}

/// An action in YAML, commented out if undecided.
fn written(action: &Action) -> String {
    let mut text = String::new();
    let Action {
        description,
        operations,
        alternatives,
        hint,
        is_undecided,
    } = action;
    for operation in operations {
        let _ = write!(text, "{}", operation_text(operation, description));
    }
    if operations.is_empty() {
        let _ = writeln!(text, "- description: {}", Value::from(description.as_str()));
    }
    let mut written = String::new();
    for line in text.lines() {
        let mark = if *is_undecided { "  # " } else { "  " };
        let _ = writeln!(written, "{mark}{line}");
    }
    if *is_undecided {
        let _ = writeln!(
            written,
            "  # To decide: uncomment this action, change it, or leave it out."
        );
    }
    for alternative in alternatives {
        let _ = writeln!(written, "  # Alternative: {alternative}");
    }
    if let Some(hint) = hint {
        let _ = writeln!(written, "  # Hint: {hint}");
    }
    written
}

fn operation_text(operation: &Operation, description: &str) -> String {
    let (target, change) = match operation {
        Operation::Remove(target) => (target, "remove: true\n".to_owned()),
        Operation::Update(target, update) => {
            let update = source::block_of_yaml(update, 4);
            (target, format!("update:\n{update}"))
        }
    };
    let (target, description) = (Value::from(target.as_str()), Value::from(description));
    format!("- target: {target}\n  description: {description}\n  {change}")
}
