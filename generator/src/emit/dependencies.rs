//! The section `[dependencies]` of `Cargo.toml`.

use std::collections::BTreeMap;

use super::formats::Used;
use crate::model::Dependency;

/// The section, by the names of the crates. `lines` are those of the crate itself.
pub fn section(lines: Vec<&str>, formats: &Used) -> String {
    let all = lines
        .into_iter()
        .chain(formats.dependencies.iter().copied());
    let mut lines: BTreeMap<String, String> = all
        .map(|line| (name(line).to_owned(), line.to_owned()))
        .collect();
    for dependency in &formats.foreign {
        let line = lines.entry(dependency.package.clone());
        let line = line.or_insert_with(|| format!("{} = \"*\"\n", dependency.package));
        *line = with(line, dependency);
    }
    let lines: Vec<String> = lines.into_values().collect();
    format!("[dependencies]\n{}", lines.concat())
}

/// The name of the crate of a line, before which there may be comments.
fn name(line: &str) -> &str {
    let mut lines = line.lines().filter(|line| !line.starts_with('#'));
    let entry = lines.next().unwrap_or_default();
    entry.split(' ').next().unwrap_or_default()
}

/// A line that asks for what a type needs, too: its version, its features, and those that the crate
/// has by default.
fn with(line: &str, dependency: &Dependency) -> String {
    let comments = line.lines().filter(|line| line.starts_with('#'));
    let comments: String = comments.map(|comment| format!("{comment}\n")).collect();
    let mut features: Vec<&str> = match line.split_once("features = [") {
        Some((_, rest)) => {
            let list = rest.split(']').next().unwrap_or_default();
            list.split(',')
                .map(|name| name.trim().trim_matches('"'))
                .collect()
        }
        None => Vec::new(),
    };
    for feature in &dependency.features {
        if !features.contains(&feature.as_str()) {
            features.push(feature);
        }
    }
    let own = line.split('"').nth(1).unwrap_or("*");
    let version = match dependency.version.as_str() {
        "*" => own,
        version => version,
    };
    let package = &dependency.package;
    let features: Vec<String> = features.iter().map(|name| format!("\"{name}\"")).collect();
    match features.as_slice() {
        [] => format!("{comments}{package} = \"{version}\"\n"),
        features => {
            let features = features.join(", ");
            format!(
                "{comments}{package} = {{ version = \"{version}\", features = [{features}] }}\n"
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(line: &str, version: &str, expected: &str) {
        let dependency = Dependency {
            package: "money".to_owned(),
            version: version.to_owned(),
            features: vec!["serde".to_owned()],
        };
        assert_eq!(with(line, &dependency), expected);
    }

    #[test]
    fn a_line_asks_for_what_a_type_needs() {
        let both = "money = { version = \"1.2\", features = [\"serde\"] }\n";
        check("money = \"1\"\n", "1.2", both);
        check("money = \"1.2\"\n", "*", both);
        check(
            "# Why.\nmoney = { version = \"1\", default-features = false, features = [\"std\"] }\n",
            "1",
            "# Why.\nmoney = { version = \"1\", features = [\"std\", \"serde\"] }\n",
        );
    }
}
