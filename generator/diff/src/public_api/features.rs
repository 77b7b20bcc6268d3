//! The cargo features of a manifest.

use std::collections::{BTreeMap, BTreeSet};

use super::gate::Gate;
use super::item::Surface;

/// The features of a crate, each with those of the crate that it switches on.
pub type Features = BTreeMap<String, BTreeSet<String>>;

/// The features of a manifest as this generator writes it: each on a line of its own.
pub fn features(manifest: &str) -> Features {
    let lines = manifest.lines().skip_while(|line| *line != "[features]");
    let lines = lines.skip(1).take_while(|line| !line.starts_with('['));
    let features = lines.filter_map(|line| {
        let (name, list) = line.split_once(" = ").filter(|_| !line.starts_with('#'))?;
        let names = list.trim_matches(['[', ']']).split(", ");
        let names = names.map(|name| name.trim_matches('"'));
        // What other crates are asked for is no feature of this one.
        let own = names.filter(|name| !name.is_empty() && !name.contains(['/', ':']));
        Some((name.to_owned(), own.map(str::to_owned).collect()))
    });
    features.collect()
}

impl Surface {
    /// The features that are on where some are asked for.
    pub fn switched_on(&self, asked: &Gate) -> Gate {
        switched_on(&self.features, asked)
    }
}

/// The features that are on where some are asked for.
fn switched_on(features: &Features, asked: &Gate) -> Gate {
    let mut on = Gate::new();
    let mut waiting: Vec<&str> = asked.iter().map(String::as_str).collect();
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
    fn features_switch_others_on() {
        let manifest = "[package]\nname = \"a\"\n\n[features]\ndefault = [\"tls\"]\n# Why.\nmock = []\n\
            reqwest = [\"dep:reqwest\"]\ntls = [\"reqwest\", \"reqwest/rustls\"]\n\n[dependencies]\nbytes = \"1\"\n";
        let features = features(manifest);
        assert_eq!(
            Vec::from_iter(features.keys()),
            ["default", "mock", "reqwest", "tls"]
        );
        let on = switched_on(&features, &Gate::from(["default".to_owned()]));
        assert_eq!(Vec::from_iter(on), ["default", "reqwest", "tls"]);
        assert!(self::features("[package]\n").is_empty());
    }
}
