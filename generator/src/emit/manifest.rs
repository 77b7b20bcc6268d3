//! `Cargo.toml` and `rustfmt.toml`.

use super::docs::visible;
use super::formats::Used;
use super::types::{Crate as Room, UsedPatterns};
use super::{Origin, dependencies, runtime, values, xml};
use crate::crates::{self, Crate};
use crate::model::{Api, Pattern, Stability};

/// `Cargo.toml` of the server crate.
pub fn server(
    api: &Api,
    patterns: &UsedPatterns<'_>,
    formats: &Used,
    origin: Origin<'_>,
) -> String {
    let description = format!("{}: server trait and service", api.title);
    let package = package(api, origin, &description);
    let mut crates = OF_SERVERS.to_vec();
    if runtime::uses_basic(api) {
        crates.push(crates::BASE64);
    }
    if values::uses_values(api) || runtime::holds_bytes(api) {
        crates.push(crates::FUTURES_CORE);
    }
    if runtime::has_parts(api) {
        crates.push(crates::MEMCHR);
    }
    if runtime::spools(api) {
        // Webhooks are sent by the timer of retries, too.
        let tokio = match api.webhook_api() {
            None => crates::TOKIO_OF_FILES,
            Some(_) => crates::TOKIO_OF_FILES.with(&["rt", "sync", "time"]),
        };
        crates.extend([crates::TEMPFILE, tokio]);
    }
    if !xml::used(api, Room::Server).is_empty() {
        crates.push(crates::QUICK_XML);
    }
    crates.extend((!api.operations.is_empty()).then_some(crates::TOWER_LAYER));
    crates.extend(matchers(&patterns.own));
    let features = api
        .webhook_api()
        .map(|hooks| sending(&hooks, patterns, formats, &mut crates));
    let default = match is_of_hooks_alone(api) {
        true => "default = [\"tls\", \"webhooks\"]\n",
        false => "",
    };
    let features = features.map(|features| format!("[features]\n{default}{features}"));
    let features = features.unwrap_or_default();
    format!(
        "{package}\n{features}{}\n{LINTS}",
        dependencies::sections(crates, formats)
    )
}

/// Whether there are no operations beside hooks: without these, nobody has use for the crate.
fn is_of_hooks_alone(api: &Api) -> bool {
    api.operations.is_empty() && !api.webhooks.operations.is_empty()
}

/// The features of a server crate that sends hooks; its crates become what is needed for them,
/// too.
fn sending(
    hooks: &Api,
    patterns: &UsedPatterns<'_>,
    formats: &Used,
    crates: &mut Vec<Crate>,
) -> String {
    let mut needed = OF_CLIENTS.to_vec();
    needed.extend(runtime::sends_basic(hooks).then_some(crates::BASE64));
    let streams = values::uses_values(hooks) || runtime::holds_bytes(hooks);
    needed.extend(streams.then_some(crates::FUTURES_CORE));
    let has_xml = !xml::used(hooks, Room::Client).is_empty();
    needed.extend(has_xml.then_some(crates::QUICK_XML));
    needed.extend(drawing(hooks));
    needed.extend(matchers(&patterns.all));
    let names = waiting(needed, formats, crates);
    format!(
        "# Sends what the API asks of its clients: webhooks and callbacks.\n\
         webhooks = [{names}]\n\
         # The HTTP library of senders that are given no transport.\n\
         reqwest = [\"webhooks\", \"dep:reqwest\"]\n\
         # TLS for them by rustls, with ring as its provider.\n\
         tls = [\"reqwest\", {TLS}]\n\n"
    )
}

/// Adds the crates that hooks need to those of a crate, and names the ones that wait for their
/// feature.
fn waiting(needed: Vec<Crate>, formats: &Used, crates: &mut Vec<Crate>) -> String {
    let mut names = Vec::new();
    for needed in needed {
        // What is needed on all platforms is there for hooks, too.
        let is_there = |known: &Crate| {
            let is_same = known.name == needed.name && known.platform == needed.platform;
            is_same || known.is_enough_for(&needed) && !known.optional
        };
        if crates.iter().any(is_there) {
            continue;
        }
        if formats.need(needed.name) {
            crates.push(needed);
            continue;
        }
        if !needed.optional {
            names.push(format!("\"dep:{}\"", needed.name));
        }
        crates.push(needed.optional());
    }
    names.sort();
    names.dedup();
    names.join(", ")
}

/// What a client draws its keys and boundaries with.
fn drawing(api: &Api) -> Vec<Crate> {
    match runtime::draws(api) {
        true => vec![crates::GETRANDOM, crates::GETRANDOM_OF_BROWSERS],
        false => Vec::new(),
    }
}

/// What patterns are matched by.
fn matchers(patterns: &[&Pattern]) -> impl Iterator<Item = Crate> {
    let backtracking = runtime::backtrack(patterns).then_some(crates::FANCY_REGEX);
    let regex = runtime::use_regex(patterns).then_some(crates::REGEX);
    backtracking.into_iter().chain(regex)
}

const OF_SERVERS: &[Crate] = &[
    crates::BYTES,
    crates::HTTP,
    crates::HTTP_BODY,
    crates::HTTP_BODY_UTIL,
    crates::ITOA,
    crates::PERCENT_ENCODING,
    crates::SERDE,
    crates::TOWER_SERVICE,
    crates::ZMIJ,
];

/// `Cargo.toml` of the client crate.
pub fn client(
    api: &Api,
    patterns: &UsedPatterns<'_>,
    formats: &Used,
    origin: Origin<'_>,
) -> String {
    let description = format!("{}: typed client", api.title);
    let stabilities: String = api.stabilities().into_iter().map(feature).collect();
    let mut crates = OF_CLIENTS.to_vec();
    if runtime::sends_basic(api) {
        crates.push(crates::BASE64);
    }
    if values::uses_values(api) || runtime::has_pages(api) || runtime::holds_bytes(api) {
        crates.push(crates::FUTURES_CORE);
    }
    if !xml::used(api, Room::Client).is_empty() {
        crates.push(crates::QUICK_XML);
    }
    crates.extend(drawing(api));
    crates.extend(matchers(&patterns.own));
    let has_program = !api.operations.is_empty();
    crates.extend(OF_COMMAND_LINES.iter().filter(|_| has_program));
    let webhooks = api
        .webhook_api()
        .map(|hooks| receiving(&hooks, patterns, formats, &mut crates));
    let webhooks = webhooks.unwrap_or_default();
    let default = match is_of_hooks_alone(api) {
        true => r#""tls", "webhooks""#,
        false => r#""tls""#,
    };
    let (program, command_line) = match has_program {
        true => (self::program(api), COMMAND_LINE),
        false => (String::new(), ""),
    };
    format!(
        "{}{program}\n[features]\ndefault = [{default}]\n{CLIENT_FEATURES}{command_line}{webhooks}{stabilities}\n{}\n{LINTS}",
        package(api, origin, &description),
        dependencies::sections(crates, formats)
    )
}

/// The program of a client crate. Its docs are those of the crate.
fn program(api: &Api) -> String {
    let name = quoted(&api.command_line.program);
    format!(
        "\n[[bin]]\nname = {name}\npath = \"src/main.rs\"\nrequired-features = [\"cli\"]\ndoc = false\n"
    )
}

/// The feature of a client crate that receives hooks; its crates become what is needed for them,
/// too.
fn receiving(
    hooks: &Api,
    patterns: &UsedPatterns<'_>,
    formats: &Used,
    crates: &mut Vec<Crate>,
) -> String {
    let mut needed = vec![crates::HTTP_BODY_UTIL];
    needed.extend(runtime::uses_basic(hooks).then_some(crates::BASE64));
    let streams = values::uses_values(hooks) || runtime::holds_bytes(hooks);
    needed.extend(streams.then_some(crates::FUTURES_CORE));
    needed.extend(runtime::has_parts(hooks).then_some(crates::MEMCHR));
    let has_xml = !xml::used(hooks, Room::Server).is_empty();
    needed.extend(has_xml.then_some(crates::QUICK_XML));
    needed.extend(matchers(&patterns.all));
    let names = waiting(needed, formats, crates);
    format!("# Receives what the API itself sends: webhooks and callbacks.\nwebhooks = [{names}]\n")
}

/// What a description may lead to, and nobody can mend in the crate.
const LINTS: &str = "\
[lints.clippy]
# Names, parameters, defaults and prose are those of the description.
derivable_impls = \"allow\"
doc_lazy_continuation = \"allow\"
large_enum_variant = \"allow\"
should_implement_trait = \"allow\"
too_many_arguments = \"allow\"
type_complexity = \"allow\"
unnecessary_lazy_evaluations = \"allow\"
wrong_self_convention = \"allow\"
";

/// What TLS takes.
const TLS: &str = r#""reqwest/rustls-no-provider", "dep:rustls", "dep:rustls-platform-verifier""#;

const CLIENT_FEATURES: &str = r#"# Calls that a thread waits for.
blocking = ["tokio/rt-multi-thread"]
# A client whose calls are answered by functions, for tests of what makes them.
mock = []
# The HTTP library of clients that are given no transport.
reqwest = ["dep:reqwest"]
# TLS by rustls, with ring as its provider: it builds without cmake and nasm.
tls = ["reqwest", "reqwest/rustls-no-provider", "dep:rustls", "dep:rustls-platform-verifier"]
"#;

const COMMAND_LINE: &str = r#"# The command line.
cli = ["reqwest", "tokio/rt", "dep:clap", "dep:clap_complete", "dep:comfy-table", "dep:terminal_size"]
"#;

const OF_COMMAND_LINES: &[Crate] = &[
    crates::CLAP,
    crates::CLAP_COMPLETE,
    crates::COMFY_TABLE,
    crates::TERMINAL_SIZE,
];

const OF_CLIENTS: &[Crate] = &[
    crates::BYTES,
    crates::FASTRAND,
    crates::FASTRAND_OF_BROWSERS,
    crates::FUTURES_CORE_OF_BROWSERS,
    crates::GLOO_TIMERS,
    crates::HTTP,
    crates::HTTP_BODY,
    crates::HTTPDATE,
    crates::ITOA,
    crates::PERCENT_ENCODING,
    crates::REQWEST,
    crates::REQWEST_OF_BROWSERS,
    crates::RUSTLS,
    crates::RUSTLS_PLATFORM_VERIFIER,
    crates::SEND_WRAPPER,
    crates::SERDE,
    crates::TOKIO,
    crates::TOWER_LAYER,
    crates::TOWER_SERVICE,
    crates::URL,
    crates::WEB_TIME,
    crates::ZMIJ,
];

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
    for character in visible(text).chars() {
        match character {
            '"' | '\\' => out.extend(['\\', character]),
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
        assert_eq!(quoted("\u{2066}a\u{202e}"), "\"\u{fffd}a\u{fffd}\"");
    }
}
