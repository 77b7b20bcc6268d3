//! Writes the program that uses both crates of a description.

use std::fmt::Write as _;

use super::outline::{Credential, Outline};
use openapi_crates::{Crate, Generated};

use super::calls::Plan;
use super::credentials::{secret, user};
use super::{callers, handlers, traits};

const PROGRAM: &str = include_str!("../../wire/main.rs");

const MANIFEST: &str = include_str!("../../wire/Cargo.toml");

/// The dependencies that the manifest has itself.
const OWN_DEPENDENCIES: [&str; 6] = [
    "bytes",
    "http",
    "http-body-util",
    "hyper",
    "hyper-util",
    "tokio",
];

/// The modules of a root with types and with operations without a tag.
const EXPORTING: [&str; 2] = ["types", "operations"];

/// The manifest, with the dependencies of the server in addition to its own.
pub fn manifest(outline: &Outline, generated: &Generated) -> String {
    let features: Vec<_> = outline
        .features
        .iter()
        .map(|name| format!("{name:?}"))
        .collect();
    let mut manifest = MANIFEST.replace("FEATURES", &features.join(", "));
    let server_manifest = generated.server.files.get("Cargo.toml");
    let lines = server_manifest.map_or("", String::as_str).lines();
    let lines = lines.skip_while(|line| *line != "[dependencies]").skip(1);
    for line in lines.take_while(|line| !line.starts_with('[')) {
        let name = line.split(' ').next().unwrap_or_default();
        if !OWN_DEPENDENCIES.contains(&name) {
            let _ = writeln!(manifest, "{line}");
        }
    }
    manifest
}

/// The program.
pub fn program(outline: &Outline, generated: &Generated, plan: &Plan) -> String {
    let mut methods = String::new();
    let mut calls = String::new();
    let mut functions = String::new();
    for (index, operation) in outline.operations.iter().enumerate() {
        let is_called = plan.is_called(index);
        methods.push_str(&handlers::handler(operation, is_called));
        if is_called {
            let _ = writeln!(
                calls,
                "        {index} => call_{index}(client, stub).await,"
            );
            functions.push_str(&callers::caller(outline, index, operation));
        }
    }
    let credentials = outline.schemes.iter().enumerate();
    let credentials: String = credentials
        .filter(|(_, scheme)| scheme.is_used)
        .map(|(index, scheme)| match scheme.credential {
            // Certificates are passed when a connection is accepted.
            Credential::Certificate => String::new(),
            Credential::Basic => {
                format!(".{}({:?}, {:?})", scheme.name, user(index), secret(index))
            }
            Credential::Undeclared => format!(
                ".{}(client::UndeclaredCredential::header({:?}, {:?}))",
                scheme.name,
                traits::undeclared_header(index),
                secret(index)
            ),
            _ => format!(".{}({:?})", scheme.name, secret(index)),
        })
        .collect();
    PROGRAM
        .replace("BASE\"", &format!("{}\"", outline.base_path))
        .replace("            // CREDENTIALS", &credentials)
        .replace("    // CERTIFIED\n", certified(outline))
        .replace("// CERTIFICATES", &certificates(outline))
        .replace("    // HANDLERS\n", &methods)
        .replace("    // IMPORTS\n", &traits::imports(generated))
        .replace("    // TRAITS\n", &traits::implementations(outline))
        .replace("        // CALLS\n", &calls)
        .replace("// FUNCTIONS\n", &functions)
        .replace(
            "// ITEMS\n",
            &[
                items("client", &generated.client),
                items("server", &generated.server),
            ]
            .concat(),
        )
}

/// A module with all items of a crate, most of which are in modules of tags.
fn items(name: &str, generated: &Crate) -> String {
    let mut text = format!("mod {name}_items {{\n    pub use {name}::*;\n");
    for path in ["src/lib.rs", "src/tags.rs"] {
        let lines = generated.files.get(path).map_or("", String::as_str).lines();
        let modules = lines.filter_map(|line| line.strip_prefix("pub mod "));
        let names = modules.map(|rest| rest.trim_end_matches([';', '{', ' ']));
        for module in names.filter(|module| path.ends_with("tags.rs") || EXPORTING.contains(module))
        {
            let _ = writeln!(text, "    pub use {name}::{module}::*;");
        }
    }
    text.push_str("}\n");
    text
}

/// The code by which a client passes its certificates, if the server requires them.
fn certified(outline: &Outline) -> &'static str {
    match certificates(outline).is_empty() {
        true => "",
        false => {
            "    let own = names.iter().map(|name| Bytes::copy_from_slice(name.as_bytes()));\n    \
             parts.extensions.insert(server::PeerCertificates::new(own));\n"
        }
    }
}

/// The placeholder of valid certificates.
fn certificates(outline: &Outline) -> String {
    let schemes = outline.schemes.iter().enumerate();
    let certificates = schemes.filter(|(_, scheme)| {
        let is_required = outline.verifiers.iter().any(|verifier| {
            let mut indexes = verifier.schemes.iter();
            indexes.any(|index| outline.schemes.get(*index) == Some(scheme))
        });
        is_required && scheme.credential == Credential::Certificate
    });
    certificates
        .map(|(index, _)| format!("{:?}, ", secret(index)))
        .collect()
}
