//! `README.md`: installation, the first call, features and errors.
//!
//! In: the lowered API. Out: Markdown whose first line has the marker of generated files. Depends on `starter` for
//! credentials and for texts of source files.

mod client;
mod server;

use super::Origin;
use super::docs::{Docs, code};
use super::features::{self, Features};
use super::operation_docs::title;
use super::types::Crate;
use crate::generate_error::GenerateError;
use crate::lowered::Api;

/// The path in the folder of a crate.
pub const README: &str = "README.md";

/// The values of a crate of types.
const VALUES: &str = "## Values\n\nThe types implement `Serialize` and `Deserialize` of serde. The documentation of a struct says how it is created.";

/// Returns the text of the file.
pub fn readme(api: &Api, target: Crate, origin: Origin<'_>) -> Result<String, GenerateError> {
    let name = origin.crate_name;
    let features = match target {
        Crate::Server => features::of_server(api, Vec::new(), None),
        Crate::Client => features::of_client(api, Vec::new(), None),
        Crate::Types => features::of_types(api),
    };
    let sections = match (api.operations.is_empty(), target) {
        (_, Crate::Types) => vec![
            installation(name, "serde_json = \"1\"\n"),
            VALUES.to_owned(),
        ],
        (true, _) => vec![installation(name, "")],
        (false, Crate::Server) => server::sections(api, name)?,
        (false, Crate::Client) => client::sections(api, name)?,
    };
    let sections = sections.into_iter().chain(features_table(&features));
    let what = match target {
        Crate::Server => "the server, with a trait to implement",
        Crate::Client => "the typed client",
        Crate::Types => "the types",
    };
    let docs = Docs::new()
        .verbatim(&format!("# {name}"))
        .paragraph(format!("{}: {what}.", title(api)))
        .prose(introduction(api));
    let docs = sections.fold(docs, |docs, section| docs.verbatim(&section));
    Ok(format!("{}\n\n{}\n", header(origin), docs.markdown()))
}

/// The marker. Without it, the file is one of the team.
fn header(origin: Origin<'_>) -> String {
    // Two hyphens could end the comment.
    let header = origin.header().replace("--", "- -");
    format!("<!-- {header} A README.md without this line is not replaced. -->")
}

/// The first paragraph of the description, if it is plain text.
fn introduction(api: &Api) -> Option<&str> {
    let first = api.description.as_deref()?.trim().split("\n\n").next()?;
    first.starts_with(char::is_alphanumeric).then_some(first)
}

/// The dependencies of a package that uses the crate.
fn installation(name: &str, others: &str) -> String {
    format!(
        "## Installation\n\nIn the `Cargo.toml` of a package next to this one:\n\n\
         ```toml\n[dependencies]\n{name} = {{ path = \"../{name}\" }}\n{others}```"
    )
}

/// A table of the cargo features, unless there are none.
fn features_table(features: &Features) -> Option<String> {
    let default = features.default.iter().flatten();
    let default: Vec<&String> = default.collect();
    let rows = features.rows.iter().map(|row| {
        let is_default = match default.contains(&&row.name) {
            true => " (default)",
            false => "",
        };
        format!("| {}{is_default} | {} |\n", code(&row.name), row.docs)
    });
    let rows: String = rows.collect();
    (!rows.is_empty()).then(|| {
        format!(
            "## Features\n\n| feature | adds |\n| --- | --- |\n{}",
            rows.trim_end()
        )
    })
}

/// A block of Rust that compiles and is not run.
fn example(source: &str) -> String {
    format!("```rust,no_run\n{}\n```", source.trim())
}
