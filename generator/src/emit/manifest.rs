//! `Cargo.toml` and `rustfmt.toml`.

use super::formats::{BASE64, Used};
use super::{Origin, dependencies, runtime};
use crate::model::{Api, Pattern, Stability};

/// `Cargo.toml` of the server crate.
pub fn server(api: &Api, patterns: &[&Pattern], formats: &Used, origin: Origin<'_>) -> String {
    let description = format!("{}: server trait and service", api.title);
    let package = package(api, origin, &description);
    let mut lines = SERVER_DEPENDENCIES.to_vec();
    lines.push(SERDE_JSON);
    if runtime::uses_basic(api) {
        lines.extend(BASE64);
    }
    lines.extend(matchers(patterns));
    format!("{package}\n{}", dependencies::section(lines, formats))
}

/// What patterns are matched by.
fn matchers(patterns: &[&Pattern]) -> impl Iterator<Item = &'static str> {
    let backtracking = runtime::backtrack(patterns).then_some(BACKTRACKING_DEPENDENCY);
    let regex = runtime::use_regex(patterns).then_some(REGEX_DEPENDENCY);
    backtracking.into_iter().chain(regex)
}

const BACKTRACKING_DEPENDENCY: &str = r#"# Patterns with looks around or back-references.
fancy-regex = { version = "0.20", default-features = false, features = ["perf", "std", "variable-lookbehinds"] }
"#;

const REGEX_DEPENDENCY: &str = r#"# Patterns; they spell out their sets, and need no tables of Unicode.
regex = { version = "1", default-features = false, features = ["perf", "std"] }
"#;

const SERVER_DEPENDENCIES: &[&str] = &[
    "bytes = \"1\"\n",
    "http = \"1\"\n",
    "http-body = \"1\"\n",
    "http-body-util = { version = \"0.1\", default-features = false }\n",
    "# Writes integers without an allocation.\nitoa = \"1\"\n",
    "percent-encoding = \"2\"\n",
    "serde = { version = \"1\", default-features = false, features = [\"std\"] }\n",
    "tower-service = \"0.3\"\n",
];

/// `Cargo.toml` of the client crate.
pub fn client(api: &Api, patterns: &[&Pattern], formats: &Used, origin: Origin<'_>) -> String {
    let description = format!("{}: typed client", api.title);
    let stabilities: String = api.stabilities().into_iter().map(feature).collect();
    let mut lines = [CLIENT_DEPENDENCIES, &[SERDE_JSON]].concat();
    if runtime::sends_basic(api) {
        lines.extend(BASE64);
    }
    lines.extend(matchers(patterns));
    format!(
        "{}\n{CLIENT_FEATURES}{stabilities}\n{}",
        package(api, origin, &description),
        dependencies::section(lines, formats)
    )
}

const CLIENT_FEATURES: &str = r#"[features]
default = ["tls"]
# TLS by rustls, with ring as its provider: it builds without cmake and nasm.
tls = ["reqwest/rustls-no-provider", "dep:rustls", "dep:rustls-platform-verifier"]
"#;

const CLIENT_DEPENDENCIES: &[&str] = &[
    "bytes = \"1\"\n",
    "# The jitter of retries.\nfastrand = \"2\"\n",
    "http = \"1\"\n",
    "# `Retry-After` as a date.\nhttpdate = \"1\"\n",
    "# Writes integers without an allocation.\nitoa = \"1\"\n",
    "percent-encoding = \"2\"\n",
    "reqwest = { version = \"0.13\", default-features = false }\n",
    "rustls = { version = \"0.23\", default-features = false, features = [\"ring\", \"std\", \"tls12\"], optional = true }\n",
    "# The certificates of the platform; as in reqwest.\nrustls-platform-verifier = { version = \"0.7\", optional = true }\n",
    "serde = { version = \"1\", default-features = false, features = [\"std\"] }\n",
    "# The timer of retries.\ntokio = { version = \"1\", features = [\"time\"] }\n",
    "url = \"2\"\n",
];

/// Without `float_roundtrip`, a number of many digits in a value of any kind may be read as its
/// neighbour.
const SERDE_JSON: &str = "# Values of any kind; every number is read as the nearest one.\n\
    serde_json = { version = \"1\", features = [\"float_roundtrip\"] }\n";

/// The feature that switches on the operations of a stability.
fn feature(stability: Stability) -> String {
    let name = stability.as_str();
    format!(
        "# The operations that are {name}: they may change without a new major version.\n\
         {name} = []\n"
    )
}

fn package(api: &Api, origin: Origin<'_>, description: &str) -> String {
    let license = api
        .license
        .as_ref()
        .map(|license| format!("license = {}\n", quoted(license)))
        .unwrap_or_default();
    format!(
        "# {header}\n\n[package]\nname = {name}\nversion = {version}\nedition = \"2024\"\n\
         rust-version = \"1.95\"\ndescription = {description}\n{license}",
        header = origin.header(),
        name = quoted(origin.crate_name),
        version = quoted(&version(&api.version)),
        description = quoted(&one_line(description)),
    )
}

/// The version of the description if it is a semantic one; else as much of it
/// as is, and zeros.
fn version(text: &str) -> String {
    let core = text
        .trim()
        .trim_start_matches('v')
        .split(['-', '+'])
        .next()
        .unwrap_or_default();
    let numbers = core.split('.').map(|part| part.parse::<u64>().unwrap_or(0));
    let numbers: Vec<String> = numbers
        .chain([0, 0, 0])
        .take(3)
        .map(|number| number.to_string())
        .collect();
    numbers.join(".")
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A basic string of TOML.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for character in text.chars() {
        match character {
            '"' | '\\' => out.extend(['\\', character]),
            control if control.is_control() => out.push(' '),
            character => out.push(character),
        }
    }
    out.push('"');
    out
}

/// `rustfmt.toml`: keeps `cargo fmt` off the crate.
pub fn rustfmt(header: &str) -> String {
    format!("# {header}\n# Formatted when it is generated.\ndisable_all_formatting = true\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_become_semantic() {
        for (text, expected) in [
            ("1.0.0", "1.0.0"),
            ("v2", "2.0.0"),
            ("2024-01-31", "2024.0.0"),
            ("1.2.3-beta+5", "1.2.3"),
            ("latest", "0.0.0"),
        ] {
            assert_eq!(version(text), expected);
        }
    }

    #[test]
    fn strings_cannot_end_early() {
        assert_eq!(quoted("a\"b\\c\nd"), "\"a\\\"b\\\\c d\"");
    }
}
