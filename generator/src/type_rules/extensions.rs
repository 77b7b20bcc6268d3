//! Other names and replacements of component schemas, as extensions of the description.

use serde_json::{Value, json};

use super::TypeRule;
use crate::crates::foreign_root;
use crate::source::SchemaExtension;

/// The extensions for the types that rules rename or replace.
pub(crate) fn extensions(rules: &[TypeRule]) -> Vec<SchemaExtension> {
    let extension = |rule: &TypeRule| {
        let (key, value) = extension(rule)?;
        Some(SchemaExtension {
            schema: rule.pattern.clone(),
            key,
            value,
            setting: rule.shown(),
        })
    };
    rules.iter().filter_map(extension).collect()
}

fn extension(rule: &TypeRule) -> Option<(&'static str, Value)> {
    if let Some(name) = &rule.rename {
        return Some(("x-rust-name", json!(name)));
    }
    let path = rule.replace.as_ref()?;
    let Some(root) = foreign_root(path) else {
        return Some(("x-rust-type", json!(path)));
    };
    let mut dependencies = rule.dependencies.iter();
    let dependency = dependencies.find(|one| one.package.replace('-', "_") == root)?;
    let value = json!({
        "crate": dependency.package,
        "version": dependency.version,
        "path": path,
        "features": dependency.features,
    });
    Some(("x-rust-type", value))
}

/// The crates of replacements, which are accepted.
pub(crate) fn crates(rules: &[TypeRule]) -> impl Iterator<Item = String> {
    let replacing = rules
        .iter()
        .filter_map(|rule| Some((rule, rule.replace.as_ref()?)));
    replacing.flat_map(|(rule, path)| {
        let own = rule.dependencies.iter().map(|one| one.package.clone());
        let roots = path.split("::").next().into_iter();
        own.chain(roots.map(str::to_owned))
    })
}
