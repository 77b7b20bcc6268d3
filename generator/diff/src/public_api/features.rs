//! The Cargo features of a manifest.

use std::collections::{BTreeMap, BTreeSet};

use super::attributes::FeatureSet;
use super::item::PublicApi;

/// The features of a crate, each with the features that it enables.
pub type Features = BTreeMap<String, BTreeSet<String>>;

/// Parses the features of a generated manifest, which are one per line.
pub fn features(manifest: &str) -> Features {
    let lines = manifest.lines().skip_while(|line| *line != "[features]");
    let lines = lines.skip(1).take_while(|line| !line.starts_with('['));
    let features = lines.filter_map(|line| {
        let (name, list) = line.split_once(" = ").filter(|_| !line.starts_with('#'))?;
        let names = list.trim_matches(['[', ']']).split(", ");
        let names = names.map(|name| name.trim_matches('"'));
        // `dep:…` and the features of dependencies are not features of this crate.
        let own = names.filter(|name| !name.is_empty() && !name.contains(['/', ':']));
        Some((name.to_owned(), own.map(str::to_owned).collect()))
    });
    features.collect()
}

impl PublicApi {
    /// Returns the features that are enabled directly or indirectly by some features.
    pub(super) fn enabled(&self, by: &FeatureSet) -> FeatureSet {
        enabled(&self.features, by)
    }
}

fn enabled(features: &Features, by: &FeatureSet) -> FeatureSet {
    let mut on = FeatureSet::new();
    let mut waiting: Vec<&str> = by.iter().map(String::as_str).collect();
    while let Some(name) = waiting.pop() {
        if let Some(others) = features.get(name).filter(|_| on.insert(name.to_owned())) {
            waiting.extend(others.iter().map(String::as_str));
        }
    }
    on
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn features_enable_others() {
        let manifest = "[package]\nname = \"a\"\n\n[features]\ndefault = [\"tls\"]\n# Why.\nmock = []\n\
            reqwest = [\"dep:reqwest\"]\ntls = [\"reqwest\", \"reqwest/rustls\"]\n\n[dependencies]\nbytes = \"1\"\n";
        let features = features(manifest);
        assert_eq!(
            Vec::from_iter(features.keys()),
            ["default", "mock", "reqwest", "tls"]
        );
        let on = enabled(&features, &FeatureSet::from(["default".to_owned()]));
        assert_eq!(Vec::from_iter(on), ["default", "reqwest", "tls"]);
        assert!(self::features("[package]\n").is_empty());
    }
}
