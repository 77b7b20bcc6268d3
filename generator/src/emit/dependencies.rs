//! The dependency sections of `Cargo.toml`.

use std::collections::BTreeMap;

use openapi_crates_runtime::VERSION;

use super::features;
use super::manifest::{array, quoted};
use super::runtime::{LIBRARY, Runtime};
use super::types::Crate as Target;
use crate::crates::{Crate, Platform};
use crate::lowered::Dependency;
use crate::options::RuntimeSource;

/// The dependency on the library.
pub struct Library {
    /// Its keys and their values.
    keys: Vec<(&'static str, String)>,
    /// The cargo features that the crate always needs.
    features: Vec<&'static str>,
    /// Those that only webhooks need.
    pub of_webhooks: Vec<&'static str>,
}

impl Library {
    /// The dependency that has some parts; none if the crate contains a copy of them.
    pub fn of(runtime: &Runtime, source: &RuntimeSource, target: Target) -> Option<Self> {
        if source.is_copy() {
            return None;
        }
        let [features, of_webhooks] = runtime.features(target).map(|features| {
            let features = features.into_iter();
            features
                .filter(|name| !features::is_of_crates(name))
                .collect()
        });
        Some(Self {
            keys: source.keys(VERSION),
            features,
            of_webhooks,
        })
    }

    /// Its line.
    pub fn line(&self) -> Line {
        let keys = self.keys.iter();
        let keys = keys.map(|(key, value)| format!("{key} = {}", quoted(value)));
        let settings = keys.chain([format!("features = {}", array(&self.features))]);
        let settings = settings.collect::<Vec<_>>().join(", ");
        Line {
            name: LIBRARY.to_owned(),
            text: format!("{LIBRARY} = {{ {settings} }}\n"),
        }
    }
}

/// The dependency on the crate of types, which is next to the other crates. The features of this crate may enable those of
/// the types.
pub fn of_types(package: &str, version: &str, has_features: bool) -> Line {
    let path = quoted(&format!("../{package}"));
    let version = quoted(version);
    let default = match has_features {
        true => ", default-features = false",
        false => "",
    };
    Line {
        name: package.to_owned(),
        text: format!("{package} = {{ path = {path}, version = {version}{default} }}\n"),
    }
}

/// A line of the section of all platforms.
pub struct Line {
    name: String,
    text: String,
}

/// The sections of all platforms. `foreign` are the crates of types, and `generated` are those of this project.
pub fn sections(own: Vec<Crate>, foreign: &[Dependency], generated: &[Line]) -> String {
    let platforms = [Platform::Any, Platform::Native, Platform::Browser];
    let sections = platforms.map(|platform| section(platform, &own, foreign, generated));
    let sections: Vec<String> = sections.into_iter().flatten().collect();
    sections.join("\n")
}

/// The section of a platform, unless it is empty.
fn section(
    platform: Platform,
    own: &[Crate],
    foreign: &[Dependency],
    generated: &[Line],
) -> Option<String> {
    let everywhere = |one: &Crate| own.iter().any(|other| other.is_enough_for(one));
    let crates = own
        .iter()
        .filter(|one| one.platform == platform && !everywhere(one));
    let mut entries: BTreeMap<&str, Entry<'_>> =
        crates.map(|one| (one.name, Entry::own(one))).collect();
    if platform == Platform::Any {
        for dependency in foreign {
            let entry = entries.entry(&dependency.package);
            entry.or_insert_with(Entry::foreign).ask(dependency);
        }
    }
    let is_needed = platform == Platform::Any || !entries.is_empty();
    let mut lines: BTreeMap<&str, String> = entries
        .iter()
        .map(|(name, entry)| (*name, entry.line(name)))
        .collect();
    if platform == Platform::Any {
        let generated = generated.iter();
        lines.extend(generated.map(|line| (line.name.as_str(), line.text.clone())));
    }
    let lines: String = lines.into_values().collect();
    is_needed.then(|| format!("[{}dependencies]\n{lines}", target(platform)))
}

/// The prefix of the section of a platform.
const fn target(platform: Platform) -> &'static str {
    match platform {
        Platform::Any => "",
        Platform::Native => {
            r#"target.'cfg(not(all(target_arch = "wasm32", target_os = "unknown")))'."#
        }
        Platform::Browser => r#"target.'cfg(all(target_arch = "wasm32", target_os = "unknown"))'."#,
    }
}

/// A dependency.
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

    /// A crate that is only used for a type.
    fn foreign() -> Self {
        Self {
            version: "*",
            bare: false,
            features: Vec::new(),
            optional: false,
            reason: None,
        }
    }

    /// Adds the requirements of a type: its version, its features, and the default features.
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
        let version = quoted(self.version);
        let features = array(&self.features);
        let settings = [
            (self.bare, "default-features = false".to_owned()),
            (!self.features.is_empty(), format!("features = {features}")),
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
        let foreign = [Dependency {
            package: package.to_owned(),
            version: version.to_owned(),
            features: vec!["serde".to_owned()],
        }];
        let expected = format!("[dependencies]\n{expected}\n");
        assert_eq!(sections(own, &foreign, &[]), expected);
    }

    #[test]
    fn a_dependency_has_the_features_that_its_types_need() {
        let money = "money = { version = \"1.2\", features = [\"serde\"] }";
        check(vec![], "money", "1.2", money);
        let bytes = "bytes = { version = \"1.9\", features = [\"serde\"] }";
        check(vec![BYTES], "bytes", "*", bytes);
        let regex = "# Patterns; they spell out their sets, and need no tables of Unicode.\n\
            regex = { version = \"1.11\", features = [\"perf\", \"std\", \"serde\"] }";
        check(vec![REGEX], "regex", "1.11", regex);
    }
}
