//! The section `[features]` of `Cargo.toml`.

use super::dependencies::Library;
use super::manifest::array;
use super::runtime::LIBRARY;
use crate::emit::docs::code;
use crate::lowered::{Api, Stability, TagFeature};

/// A feature: its name, the other features of the crate that it enables, and the dependencies that it enables if the crate
/// contains a copy of the library. Otherwise it enables the feature of the library with the same name.
struct Feature {
    docs: &'static str,
    name: &'static str,
    features: &'static [&'static str],
    dependencies: &'static [&'static str],
    /// Returns `true` for the APIs whose clients have it.
    is_of: fn(&Api) -> bool,
}

const BLOCKING: Feature = Feature {
    docs: "Blocking calls.",
    name: "blocking",
    features: &[],
    dependencies: &["tokio/rt-multi-thread"],
    is_of: |_| true,
};

const MOCK: Feature = Feature {
    docs: "A mock client for tests.",
    name: "mock",
    features: &[],
    dependencies: &[],
    is_of: |_| true,
};

const REQWEST: Feature = Feature {
    docs: "The default transport.",
    name: "reqwest",
    features: &[],
    dependencies: &["dep:reqwest"],
    is_of: |_| true,
};

const REQWEST_OF_WEBHOOKS: Feature = Feature {
    docs: "The default transport of senders.",
    features: &["webhooks"],
    ..REQWEST
};

const TLS: Feature = Feature {
    docs: "TLS for the default transport, with rustls and ring, which builds without cmake and nasm.",
    name: "tls",
    features: &["reqwest"],
    dependencies: &[
        "reqwest/rustls-no-provider",
        "dep:rustls",
        "dep:rustls-platform-verifier",
    ],
    is_of: |_| true,
};

const TLS_OF_WEBHOOKS: Feature = Feature {
    docs: "TLS for the default transport, with rustls and ring.",
    ..TLS
};

const COMMAND_LINE: Feature = Feature {
    docs: "The command line program.",
    name: "cli",
    features: &["reqwest"],
    dependencies: &[
        "tokio/rt",
        "dep:clap",
        "dep:clap_complete",
        "dep:comfy-table",
        "dep:terminal_size",
    ],
    is_of: |api| !api.operations.is_empty(),
};

const OAUTH: Feature = Feature {
    docs: "Access tokens by OAuth 2.0, and the commands for logging in.",
    name: "oauth2",
    features: &[],
    dependencies: &["dep:oauth2"],
    is_of: |api| !api.oauth_schemes().is_empty(),
};

const TRACING_OF_CLIENT: Feature = Feature {
    docs: "Spans for requests, with the names of OpenTelemetry.",
    is_of: |_| true,
    ..TRACING
};

const TRACING: Feature = Feature {
    docs: "Events for internal errors of servers without an observer.",
    name: "tracing",
    features: &[],
    dependencies: &["dep:tracing"],
    is_of: |api| !api.operations.is_empty(),
};

/// The features of clients, in their order.
const ALL: [Feature; 7] = [
    BLOCKING,
    MOCK,
    REQWEST,
    TLS,
    COMMAND_LINE,
    OAUTH,
    TRACING_OF_CLIENT,
];

/// Returns `true` if generated crates have a feature of this name, which enables that of the library.
pub fn is_of_crates(name: &str) -> bool {
    ALL.iter().any(|feature| feature.name == name)
}

impl Feature {
    fn row(&self, library: Option<&Library>) -> Row {
        let features = self.features.iter().map(|name| (*name).to_owned());
        let enabled: Vec<String> = match library {
            Some(_) => features.chain([of_library(self.name)]).collect(),
            None => {
                let dependencies = self.dependencies.iter().map(|name| (*name).to_owned());
                features.chain(dependencies).collect()
            }
        };
        row(self.docs, self.name, enabled)
    }
}

/// The feature of the library with a name.
fn of_library(name: &str) -> String {
    format!("{LIBRARY}/{name}")
}

/// The features of a crate.
#[derive(Default)]
pub struct Features {
    /// Those that are enabled by default; `None` without the entry.
    pub default: Option<Vec<String>>,
    /// The features in their order.
    pub rows: Vec<Row>,
}

/// A feature of a crate.
pub struct Row {
    /// A sentence about it.
    pub docs: String,
    /// The name.
    pub name: String,
    enabled: Vec<String>,
}

fn row(docs: &str, name: &str, enabled: Vec<String>) -> Row {
    Row {
        docs: docs.to_owned(),
        name: name.to_owned(),
        enabled,
    }
}

impl Features {
    /// The section of `Cargo.toml`.
    pub fn section(&self) -> String {
        if self.default.is_none() && self.rows.is_empty() {
            return String::new();
        }
        let default = self.default.iter();
        let default: String = default
            .map(|names| format!("default = {}\n", array(names)))
            .collect();
        let rows = self.rows.iter().map(|row| {
            let Row {
                docs,
                name,
                enabled,
            } = row;
            format!("# {docs}\n{name} = {}\n", array(enabled))
        });
        format!("[features]\n{default}{}\n", rows.collect::<String>())
    }
}

/// The features of a server. `webhooks` are the dependencies that only webhooks need.
pub fn of_server(api: &Api, webhooks: Vec<String>, library: Option<&Library>) -> Features {
    if api.webhooks.operations.is_empty() {
        let tracing = (TRACING.is_of)(api).then(|| TRACING.row(library));
        return Features {
            default: None,
            rows: tracing.into_iter().collect(),
        };
    }
    let tracing = match (TRACING.is_of)(api) {
        true => TRACING.row(library),
        false => TRACING_OF_CLIENT.row(library),
    };
    let docs = "Sends the webhooks and callbacks of the API.";
    let webhooks = of_webhooks(docs, webhooks, library);
    let others = [REQWEST_OF_WEBHOOKS, TLS_OF_WEBHOOKS].map(|feature| feature.row(library));
    Features {
        default: has_only_webhooks(api).then(|| names(&["tls", "webhooks"])),
        rows: [webhooks]
            .into_iter()
            .chain(others)
            .chain([tracing])
            .collect(),
    }
}

/// The features of a client.
pub fn of_client(api: &Api, webhooks: Vec<String>, library: Option<&Library>) -> Features {
    let default = match has_only_webhooks(api) {
        true => names(&["tls", "webhooks"]),
        false => names(&["tls"]),
    };
    let features = ALL.iter().filter(|one| (one.is_of)(api));
    let features = features.map(|one| one.row(library));
    let webhooks = (!api.webhooks.operations.is_empty()).then(|| {
        let docs = "Receives the webhooks and callbacks of the API.";
        of_webhooks(docs, webhooks, library)
    });
    let stabilities = api.stabilities().into_iter().map(of_stability);
    let tags = api.tag_features.features.iter();
    let tags = tags.map(|tag| of_tag("The operations", tag, api.types_package()));
    Features {
        default: Some(default.into_iter().chain(tag_names(api)).collect()),
        rows: features
            .chain(webhooks)
            .chain(stabilities)
            .chain(tags)
            .collect(),
    }
}

/// The features of a crate of types.
pub fn of_types(api: &Api) -> Features {
    let tags = api.tag_features.features.iter();
    let rows: Vec<Row> = tags
        .map(|tag| of_tag("The types of the operations", tag, None))
        .collect();
    Features {
        default: (!rows.is_empty()).then(|| tag_names(api).collect()),
        rows,
    }
}

fn tag_names(api: &Api) -> impl Iterator<Item = String> {
    api.tag_features.names().map(str::to_owned)
}

fn names(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

/// The feature of a tag, which enables that of the crate of types.
fn of_tag(what: &str, tag: &TagFeature, types: Option<&str>) -> Row {
    let docs = format!("{what} with the tag {}.", code(&tag.tag));
    let of_types = types.map(|package| format!("{package}/{}", tag.name));
    row(&docs, &tag.name, of_types.into_iter().collect())
}

fn of_webhooks(docs: &str, mut enabled: Vec<String>, library: Option<&Library>) -> Row {
    let of_webhooks = library.iter().flat_map(|library| &library.of_webhooks);
    enabled.extend(of_webhooks.map(|name| of_library(name)));
    row(docs, super::webhooks::FEATURE, enabled)
}

/// The feature that enables the operations of a stability.
fn of_stability(stability: Stability) -> Row {
    let name = stability.as_str();
    let docs = format!("The {name} operations, which may change without a new major version.");
    row(&docs, name, Vec::new())
}

/// Returns `true` if there are webhooks and no operations, so that webhooks are enabled by default.
fn has_only_webhooks(api: &Api) -> bool {
    api.operations.is_empty() && !api.webhooks.operations.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::names::OF_FEATURES;

    #[test]
    fn features_of_tags_have_other_names() {
        let stabilities = [Stability::Beta, Stability::Experimental].map(Stability::as_str);
        let own = ALL.iter().map(|feature| feature.name);
        let others = ["default", crate::emit::webhooks::FEATURE];
        let mut all: Vec<&str> = own.chain(stabilities).chain(others).collect();
        all.sort_unstable();
        assert_eq!(all, **OF_FEATURES);
    }
}
