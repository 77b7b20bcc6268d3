//! The section `[dependencies]` of `Cargo.toml`.

use std::collections::BTreeMap;

use super::formats::Used;
use crate::crates::Crate;
use crate::model::Dependency;

/// The section, by the names of the crates. `own` are those of the crate itself.
pub fn section(own: Vec<Crate>, formats: &Used) -> String {
    let own = own.iter().chain(&formats.crates);
    let mut entries: BTreeMap<&str, Entry<'_>> =
        own.map(|one| (one.name, Entry::own(one))).collect();
    for dependency in &formats.foreign {
        let entry = entries.entry(&dependency.package);
        entry.or_insert_with(Entry::foreign).ask(dependency);
    }
    let lines = entries.iter().map(|(name, entry)| entry.line(name));
    format!("[dependencies]\n{}", lines.collect::<String>())
}

/// How a crate is asked for.
struct Entry<'a> {
    version: &'a str,
    bare: bool,
    features: Vec<&'a str>,
    optional: bool,
    reason: Option<&'a str>,
}

impl<'a> Entry<'a> {
    fn own(one: &Crate) -> Self {
        Self {
            version: one.version,
            bare: one.bare,
            features: one.features.to_vec(),
            optional: one.optional,
            reason: one.reason,
        }
    }

    /// A crate that only a type is of.
    fn foreign() -> Self {
        Self {
            version: "*",
            bare: false,
            features: Vec::new(),
            optional: false,
            reason: None,
        }
    }

    /// Asks for what a type needs, too: its version, its features, and those that the crate has
    /// by default.
    fn ask(&mut self, dependency: &'a Dependency) {
        if dependency.version != "*" {
            self.version = &dependency.version;
        }
        self.bare = false;
        for feature in &dependency.features {
            if !self.features.contains(&feature.as_str()) {
                self.features.push(feature);
            }
        }
    }

    fn line(&self, name: &str) -> String {
        let reason = self.reason.map(|reason| format!("# {reason}\n"));
        let reason = reason.unwrap_or_default();
        let version = format!("\"{}\"", self.version);
        let features = self.features.iter().map(|name| format!("\"{name}\""));
        let features = features.collect::<Vec<_>>().join(", ");
        let settings = [
            (self.bare, "default-features = false".to_owned()),
            (!features.is_empty(), format!("features = [{features}]")),
            (self.optional, "optional = true".to_owned()),
        ];
        let settings = settings.into_iter().filter(|(is_set, _)| *is_set);
        let settings: String = settings.map(|(_, text)| format!(", {text}")).collect();
        if settings.is_empty() {
            format!("{reason}{name} = {version}\n")
        } else {
            format!("{reason}{name} = {{ version = {version}{settings} }}\n")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::crates::{BYTES, REGEX};

    #[track_caller]
    fn check(own: Vec<Crate>, package: &str, version: &str, expected: &str) {
        let foreign = vec![Dependency {
            package: package.to_owned(),
            version: version.to_owned(),
            features: vec!["serde".to_owned()],
        }];
        let formats = Used {
            foreign,
            ..Used::default()
        };
        let expected = format!("[dependencies]\n{expected}\n");
        assert_eq!(section(own, &formats), expected);
    }

    #[test]
    fn a_crate_comes_with_what_a_type_of_it_needs() {
        let money = "money = { version = \"1.2\", features = [\"serde\"] }";
        check(vec![], "money", "1.2", money);
        let bytes = "bytes = { version = \"1\", features = [\"serde\"] }";
        check(vec![BYTES], "bytes", "*", bytes);
        let regex = "# Patterns; they spell out their sets, and need no tables of Unicode.\n\
            regex = { version = \"1.11\", features = [\"perf\", \"std\", \"serde\"] }";
        check(vec![REGEX], "regex", "1.11", regex);
    }
}
